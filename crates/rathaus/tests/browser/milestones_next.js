// What somebody would press who plays Milestones by what the page offers: a stop on each worker, the
// office with goods for a build, the mill with grain, and on the map what scores most.
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

const GOODS = ["stone", "wood", "sand", "grain", "coin"];
const held = (kind) => Number(at(`.tok[data-kind='${kind}'] b`).innerText);
const move = () => {
  const [stone, wood, sand, grain, coin] = GOODS.map(held);
  const total = stone + wood + sand + grain + coin;
  const canBuild = [stone, wood, sand].filter((n) => n > 0).length > 1;
  const canTrade = coin > 1 || total - coin > 1;
  const next = at(".sp.can .sp__g")?.closest(".sp").dataset.space;
  const wanted = [
    [10, canBuild],
    [next, next && total < 5],
    [9, canTrade],
    [11, grain > 1],
    [0, true],
  ];
  const isOffered = (space) => at(`.loop [data-space='${space}'].can`);
  const [space] = wanted.find(([space, isWanted]) => isWanted && isOffered(space));
  return `.loop [data-space='${space}']`;
};

// Hires, buys what is missing for a build, and sells two of what there is too much of.
const trade = () => {
  const missing = ["stone", "sand", "wood"].filter((kind) => held(kind) === 0);
  const plenty = GOODS.slice(0, 4).find((kind) => held(kind) > 1);
  const cannotBuild = missing.length > 1;
  const wanted = [
    ".trade .wt.can",
    cannotBuild && `.trade [data-buy='${missing[0]}']:not(.is-off)`,
    cannotBuild && plenty && `.trade [data-sell='${plenty}']:not(.is-off)`,
    main,
  ];
  return either(...wanted.filter((it) => it));
};

const PRESS = {
  draft: () => either(".r-decide .wt.can"),
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
