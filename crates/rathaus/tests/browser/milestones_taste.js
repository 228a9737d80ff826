// The place that somebody would press who plays Milestones by what the page offers: a stop on each
// worker, the office with goods for a build, the mill with grain, and on the map what scores most.
const at = (selector) => document.querySelector(selector);
const all = (selector) => [...document.querySelectorAll(selector)];
const either = (...selectors) => selectors.find(at) ?? null;
const phase = at(".table")?.dataset.phase;
const main = ".main-button[aria-disabled='false']";
const placed = (element) => element && `[data-place='${element.dataset.place}']`;

// What was chosen waits for the main button.
const chosen = at(".table .is-chosen");
if (chosen) return "main";

const points = (place) =>
  Number(place.getAttribute("aria-label").match(/(\d+) (point|Punkt)/)?.[1] ?? 0);
// A road that was begun goes on before another one is.
const begun = (place) =>
  [/^(Road from|Straße ab)/, /^(Milestone on|Meilenstein auf)/, /^(Road to|Straße bis)/].findIndex(
    (it) => it.test(place.getAttribute("aria-label")),
  );
const best = () => {
  const worth = (place) => 100 * begun(place) + points(place);
  const on = all(".landmap .can").sort((one, other) => worth(other) - worth(one));
  return placed(on[0]);
};

const held = (kind) => {
  const symbol = at(`.plate--own .stat use[href$='ms-${kind}']`);
  return Number(symbol.closest(".stat").querySelector("span:last-child").innerText);
};
const MATERIALS = ["stone", "wood", "sand", "grain"];
const SECTION = ["stone", "sand"];
const PRICES = { section: SECTION, house: ["stone", "wood"], market: ["wood", "sand"] };

const goods = () => MATERIALS.map(held).join();
const version = () => at(".playing").dataset.version;

// What is missing for the build that is nearest; the first one of all is a road. If these very
// goods were of no use at the office, something else is wanted.
const missing = () => {
  const wanted = (window.wanted ?? Object.keys(PRICES)).map((build) => PRICES[build]);
  const builds = at(".landmap > .road") ? wanted : [SECTION];
  const wasInVain = window.visit?.goods === goods() && window.visit.version !== version();
  const lacks = builds.map((price) => price.filter((kind) => held(kind) === 0));
  const sorted = lacks.sort((one, other) => one.length - other.length);
  return sorted.find((lack) => lack.length > 0 || !wasInVain) ?? ["wood"];
};

// Roads come first, so those who give stone and sand are wanted most.
const tile = () => {
  const wanted = /quarryman|sand worker|Steinhauer|Sandarbeiter/g;
  const use = (it) => it.getAttribute("aria-label").match(wanted)?.length ?? 0;
  const found = all(".r-ask .wt.can").sort((one, other) => use(other) - use(one));
  return placed(found[0]);
};

const space = (number) => `.ring-road [data-space='${number}'].can`;

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
  const [number] = wanted.find(([number, isWanted]) => isWanted && at(space(number)));
  if (number === 10) window.visit = { goods: goods(), version: version() };
  return space(number);
};

// Buys what is missing for a build, hires, and sells two of what there is too much of.
const trade = () => {
  const lack = missing();
  const spare = MATERIALS.find((kind) => held(kind) > 1);
  const hasPair = at(".trade .is-on");
  const wanted = [
    hasPair && `[data-place='sell-${hasPair.dataset.place.slice(5)}'].can`,
    lack.length === 1 && `[data-place='buy-${lack[0]}'].can`,
    tile(),
    lack.length > 0 && spare && `[data-place='sell-${spare}'].can`,
    main,
  ];
  const isSold = at(".trade .is-on em")?.innerText === "−2";
  return isSold ? main : either(...wanted.filter((it) => it));
};

const PRESS = {
  draft: tile,
  "place-start": () => either(".ring-road .sp.can"),
  "place-recruit": () =>
    either(".ring-road .sp.emp.can", ".ring-road .sp.cov.can", ".ring-road .sp.can"),
  move,
  trade,
  build: () => best() ?? either(main),
  "lay-road": best,
  bonus: () => either(".ring-road .sp.can"),
  deliver: () => best() ?? either(main),
  keep: () => either(main, ".keep .is-on", ".keep .pick"),
  cover: () => either(".ring-road .sp.falls.can", ".ring-road .sp.can"),
  "end-turn": () => either(main),
};
const selector = PRESS[phase]?.();
return selector ? at(selector).dataset.place : null;
