// What somebody would press who plays Milestones by what the page offers: a stop on each worker,
// the office with goods for a build, the mill with grain, and on the map what scores most.
const at = (selector) => document.querySelector(selector);
const all = (selector) => [...document.querySelectorAll(selector)];
const either = (...selectors) => selectors.find(at) ?? null;
const stage = at(".r-decide")?.dataset.stage;
const main = ".main-button[aria-disabled='false']";

const promised = (place) => place.getAttribute("aria-label").match(/(\d+) point/)?.[1] ?? 0;
const best = () => {
  const [place] = all(".landmap .can").sort((one, other) => promised(other) - promised(one));
  if (!place) return null;
  const { corner, plot } = place.dataset;
  return corner ? `.landmap [data-corner='${corner}']` : `.landmap [data-plot='${plot}']`;
};

const held = (kind) => Number(at(`.tok[data-kind='${kind}'] b`).innerText);
const MATERIALS = ["stone", "wood", "sand", "grain"];
const SECTION = ["stone", "sand"];
const PRICES = { section: SECTION, house: ["stone", "wood"], market: ["wood", "sand"] };

const goods = () => MATERIALS.map(held).join();
const version = () => at(".playing").dataset.version;

// What is missing for the build that is nearest; the first one of all is a road. If these very
// goods were of no use at the office, something else is wanted.
const missing = () => {
  const wanted = (window.wanted ?? Object.keys(PRICES)).map((build) => PRICES[build]);
  const builds = at(".landmap .road") ? wanted : [SECTION];
  const wasInVain = window.visit?.goods === goods() && window.visit.version !== version();
  const lacks = builds.map((price) => price.filter((kind) => held(kind) === 0));
  const sorted = lacks.sort((one, other) => one.length - other.length);
  return sorted.find((lack) => lack.length > 0 || !wasInVain) ?? ["wood"];
};

// Roads come first, so those who give stone and sand are wanted most.
const tile = () => {
  const use = (it) => it.getAttribute("aria-label").match(/quarryman|sand worker/g)?.length ?? 0;
  const [found] = all(".r-decide .wt.can").sort((one, other) => use(other) - use(one));
  return found ? `.r-decide [data-tile='${found.dataset.tile}']` : null;
};

// To the office with goods for a build, else over the workers and the trading house.
const move = () => {
  const materials = MATERIALS.reduce((n, kind) => n + held(kind), 0);
  const next = at(".sp.can .sp__g")?.closest(".sp").dataset.space;
  const wanted = [
    [10, missing().length === 0],
    [next, next && materials < 5],
    [9, held("coin") > 1 || materials > 1],
    [11, held("grain") > 1],
    [0, true],
  ];
  const isOffered = (space) => at(`.loop [data-space='${space}'].can`);
  const [space] = wanted.find(([space, isWanted]) => isWanted && isOffered(space));
  if (space === 10) window.visit = { goods: goods(), version: version() };
  return `.loop [data-space='${space}']`;
};

// Buys what is missing for a build, hires, and sells two of what there is too much of.
const trade = () => {
  const lack = missing();
  const spare = MATERIALS.find((kind) => held(kind) > 1);
  const wanted = [
    lack.length === 1 && `.trade [data-buy='${lack[0]}']:not(.is-off)`,
    tile(),
    lack.length > 0 && spare && `.trade [data-sell='${spare}']:not(.is-off)`,
    main,
  ];
  return either(...wanted.filter((it) => it));
};

const PRESS = {
  draft: tile,
  "place-start": () => either(".loop .sp.can"),
  "place-recruit": () => either(".loop .sp.emp.can", ".loop .sp.cov.can", ".loop .sp.can"),
  move,
  trade,
  build: () => best() ?? either(main),
  "lay-road": best,
  bonus: () => either(".loop .sp.can"),
  deliver: () => best() ?? either(main),
  keep: () => either(main, ".keep .chip:not(.is-selected)"),
  cover: () => either(".loop .sp.falls.can", ".loop .sp.can"),
  "end-turn": () => either(main),
};
const selector = PRESS[stage]?.();
return selector ? [stage, selector] : null;
