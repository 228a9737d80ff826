// What can be pressed, and lies under or across something else that can be pressed; and a main
// button that has to be looked for.
//
// Each layer is looked at by itself: what is fixed or sticky lies over the page on purpose, and the
// page can be scrolled away under it.
//
// Boxes must not share a pixel. Triangles and circles of a map are wider than they look to a ruler,
// and a corner lies on the triangles around it: most of each must be its own, with its middle.
const PRESSABLE = "button, a[href], input, select, summary, [role='button'], [tabindex='0']";

// Half pixels are rounded.
const SLACK = 1;
// How much of a shape that is no box has to be its own, and in how many steps it is looked at.
const OWN_MIN = 0.5;
const N_STEPS = 6;

const found = [];

const named = (element) => {
  const classes = [...element.classList].map((name) => "." + name).join("");
  const field = element.dataset.place ? ` ${element.dataset.place}` : "";
  return element.tagName.toLowerCase() + classes + field;
};

// Fields of a map are as large as their ground, whatever is drawn on them.
const groundOf = (element) => element.querySelector(":scope > .hit") ?? element;
const rectOf = (element) => groundOf(element).getBoundingClientRect();

const isBox = (element) => !["circle", "polygon", "path"].includes(groundOf(element).tagName);

const isShown = (element) => {
  if (element.closest(".sr, template") || element.matches("input.sr")) return false;
  const { width, height } = rectOf(element);
  // What lets the mouse through makes way for what is asked now: corners, while a house is built.
  if (getComputedStyle(groundOf(element)).pointerEvents === "none") return false;
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
};

// What sticks out of its scroller is not to be seen.
const seen = (element) => {
  let { left, top, right, bottom } = rectOf(element);
  for (let box = element.parentElement; box; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    if (overflowX === "visible" && overflowY === "visible") continue;
    const frame = box.getBoundingClientRect();
    [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
    [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
  }
  return { left, top, right, bottom };
};

const layer = (element) => {
  for (let box = element; box; box = box.parentElement) {
    if (["fixed", "sticky"].includes(getComputedStyle(box).position)) return box;
  }
  return document.body;
};

const dialog = document.querySelector("dialog[open]");
const root = dialog ?? document.body;
const all = [...root.querySelectorAll(PRESSABLE)].filter(isShown);

window.scrollTo(0, 0);
const placed = all.map((element) => ({ element, rect: seen(element), layer: layer(element) }));
const boxes = placed.filter(({ element }) => isBox(element));
boxes.forEach((one, i) => {
  for (const other of boxes.slice(i + 1)) {
    if (one.layer !== other.layer) continue;
    if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
    const across =
      Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
    const down =
      Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
    if (across > SLACK && down > SLACK) {
      found.push(`${named(one.element)} and ${named(other.element)} overlap`);
    }
  }
});

const main = document.querySelector(".main-button");
if (main && main.checkVisibility() && !dialog) {
  const { top, bottom } = main.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight + SLACK) {
    found.push(`the main button ends at ${bottom.toFixed(0)} of ${innerHeight}`);
  }
}

const checkBox = (element) => {
  const { left, top, right, bottom } = seen(element);
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const isHit = hit && (element.contains(hit) || hit.contains(element));
  if (!isHit) found.push(`${named(element)} cannot be reached: ${hit ? named(hit) : "nothing"}`);
};

// A map that keeps all touches for itself is moved with a finger: what is beyond its frame, or
// under a button on it, comes out when it is wanted.
const canComeOut = (element, x, y) => {
  const map = element.ownerSVGElement;
  if (getComputedStyle(map).touchAction !== "none") return false;
  const frame = map.getBoundingClientRect();
  const isInside = frame.left < x && x < frame.right && frame.top < y && y < frame.bottom;
  const button = document.elementFromPoint(x, y)?.closest("button");
  return !isInside || (button && map.parentElement.contains(button));
};

// How much of its ground answers to a shape: points of its own, of all.
const ownPoints = (element) => {
  const ground = groundOf(element);
  const { left, top, width, height } = ground.getBoundingClientRect();
  const toMap = ground.getScreenCTM().inverse();
  let [n_own, n_all] = [0, 0];
  for (let i = 0; i < N_STEPS * N_STEPS; i += 1) {
    const x = left + (width * ((i % N_STEPS) + 0.5)) / N_STEPS;
    const y = top + (height * (Math.floor(i / N_STEPS) + 0.5)) / N_STEPS;
    const isInside = ground.isPointInFill(new DOMPoint(x, y).matrixTransform(toMap));
    if (!isInside || canComeOut(element, x, y)) continue;
    n_all += 1;
    if (element.contains(document.elementFromPoint(x, y))) n_own += 1;
  }
  return [n_own, n_all];
};

const faultOfShape = (element) => {
  const { left, top, width, height } = rectOf(element);
  const [x, y] = [left + width / 2, top + height / 2];
  if (canComeOut(element, x, y)) return null;
  const hit = document.elementFromPoint(x, y);
  if (!element.contains(hit)) return `cannot be reached: ${hit ? named(hit) : "nothing"}`;
  const [n_own, n_all] = ownPoints(element);
  return n_own < OWN_MIN * n_all ? `owns ${n_own} points of ${n_all}` : null;
};

// Most shapes are in view already, and scrolling takes its time.
const checkShape = (element) => {
  if (!faultOfShape(element)) return;
  element.scrollIntoView({ block: "center", inline: "center" });
  const fault = faultOfShape(element);
  if (fault) found.push(`${named(element)} ${fault}`);
};

for (const element of all) {
  if (isBox(element)) {
    element.scrollIntoView({ block: "center", inline: "center" });
    checkBox(element);
  } else {
    checkShape(element);
  }
}
window.scrollTo(0, 0);
return found;
