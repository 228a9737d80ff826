// What can be pressed, and lies under or across something else that can be pressed; and a main
// button that has to be looked for.
//
// Each layer is looked at by itself: what is fixed or sticky lies over the page on purpose, and the
// page can be scrolled away under it.
const PRESSABLE = "button, a[href], input, select, summary, [role='button'], [tabindex='0']";

// Half pixels are rounded.
const SLACK = 1;

const found = [];

const named = (element) => {
  const classes = [...element.classList].map((name) => "." + name).join("");
  const field = element.dataset.field ? ` ${element.dataset.field}` : "";
  return element.tagName.toLowerCase() + classes + field;
};

// Fields of a map are as large as their ground, whatever is drawn on them.
const rectOf = (element) =>
  (element.querySelector(":scope > .hit") ?? element).getBoundingClientRect();

const isShown = (element) => {
  if (element.closest(".sr, template") || element.matches("input.sr")) return false;
  const { width, height } = rectOf(element);
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
placed.forEach((one, i) => {
  for (const other of placed.slice(i + 1)) {
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
if (main && !dialog) {
  const { top, bottom } = main.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight + SLACK) {
    found.push(`the main button ends at ${bottom.toFixed(0)} of ${innerHeight}`);
  }
  const decide = document.querySelector(".r-decide").getBoundingClientRect();
  if (decide.height > innerHeight) found.push("the panel of the main button is too high");
}

for (const element of all) {
  element.scrollIntoView({ block: "center", inline: "center" });
  const { left, top, right, bottom } = seen(element);
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const isHit = hit && (element.contains(hit) || hit.contains(element));
  if (!isHit) found.push(`${named(element)} cannot be reached: ${hit ? named(hit) : "nothing"}`);
}
window.scrollTo(0, 0);
return found;
