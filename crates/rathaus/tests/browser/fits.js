// Text that is wider than its box, and what sticks out of the page sideways.
//
// Exceptions: scrollers are meant to be moved with a finger, so their content may be wider than
// they are; the pictures of the start page are cut by their frames; `.sr` is for screen readers;
// what rises from a number that changes is gone in a moment; long names end in dots.
const SCROLLERS = ".chips, .scoring__scroll, .houses, .hand, .rules__table, .rules__code";
const CUT_ON_PURPOSE =
  ".picture, .sr, .change, .plate .seat__name, .stand__name, .podium__name, template";

// Half pixels are rounded, and slanted letters lean out of their box.
const SLACK = 1.5;

// Letters are lower than their line: so much of it may be out of sight.
const HIDDEN_MAX = 0.3;

const found = [];
const width = document.documentElement.clientWidth;

const named = (element) => {
  const classes = [...element.classList].map((name) => "." + name).join("");
  return element.tagName.toLowerCase() + classes;
};

const isInline = (element) => {
  const display = getComputedStyle(element).display;
  return display === "inline" || display === "contents";
};

const canScroll = (element) =>
  element.matches(SCROLLERS) && ["auto", "scroll"].includes(getComputedStyle(element).overflowX);

// A dialog lies over the page, wherever it stands in it.
const isInScroller = (element) => {
  const scroller = element.closest(`${SCROLLERS}, dialog`);
  return scroller && scroller !== element && canScroll(scroller);
};

// Boxes that a text has to stay in: its blocks, up to a scroller.
const boxes = (element) => {
  const all = [];
  let box = element;
  while (box && box !== document.documentElement) {
    if (canScroll(box)) break;
    if (!isInline(box)) all.push(box);
    const position = getComputedStyle(box).position;
    const isAfloat = position === "absolute" || position === "fixed";
    box = isAfloat ? box.offsetParent : box.parentElement;
  }
  return all;
};

// What is clipped to nothing is there for screen readers alone.
const isClipped = (element) => getComputedStyle(element).clipPath === "inset(50%)";

const isShown = (element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  !isClipped(element);

// The box that hides a good part of a line, above or below. What scrolls can be scrolled, what is
// clamped ends in dots.
const cutterOf = (element, rect) => {
  for (let box = element; box && box !== document.body; box = box.parentElement) {
    const { overflowY, webkitLineClamp, position } = getComputedStyle(box);
    if (["auto", "scroll"].includes(overflowY) || webkitLineClamp !== "none") return null;
    if (["hidden", "clip"].includes(overflowY)) {
      const frame = box.getBoundingClientRect();
      const hidden = Math.max(rect.bottom - frame.bottom, frame.top - rect.top);
      if (hidden > rect.height * HIDDEN_MAX) return box;
    }
    if (position === "fixed") return null;
  }
  return null;
};

const checkText = (text) => {
  const element = text.parentElement;
  if (element.closest(CUT_ON_PURPOSE) || !isShown(element)) return;
  if (element.closest("svg")) return;
  const range = document.createRange();
  range.selectNodeContents(text);
  const words = text.data.trim().slice(0, 40);
  for (const rect of range.getClientRects()) {
    const cutter = cutterOf(element, rect);
    if (cutter) {
      found.push(`"${words}" is cut off by ${named(cutter)}`);
      return;
    }
    for (const box of boxes(element)) {
      const frame = box.getBoundingClientRect();
      const out = Math.max(rect.right - frame.right, frame.left - rect.left);
      if (out > SLACK) {
        found.push(`"${words}" leaves ${named(box)} by ${out.toFixed(1)} px`);
        return;
      }
    }
  }
};

const checkElement = (element) => {
  if (element.closest(CUT_ON_PURPOSE) || !isShown(element)) return;
  const isInsideDrawing = element.closest("svg") && element.tagName !== "svg";
  if (isInsideDrawing) return;
  const { left, right } = element.getBoundingClientRect();
  if (!isInScroller(element) && right - left > 0 && (left < -SLACK || right > width + SLACK)) {
    found.push(`${named(element)} leaves the page: ${left.toFixed(0)} to ${right.toFixed(0)}`);
  }
  const hasText = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "",
  );
  const hasRising = element.querySelector(":scope > .change");
  if (!hasText || hasRising || canScroll(element) || isInline(element)) return;
  const out = element.scrollWidth - element.clientWidth;
  if (out > 1) found.push(`${named(element)} is too narrow for its text by ${out} px`);
  const isCut = ["hidden", "clip"].includes(getComputedStyle(element).overflowY);
  const below = element.scrollHeight - element.clientHeight;
  if (isCut && below > 2) found.push(`${named(element)} is too low for its text by ${below} px`);
};

// The signs on a map are drawn: a text beside the box it was given.
const checkSign = (sign) => {
  const [box, text] = [sign.querySelector("rect"), sign.querySelector("text")];
  if (!box || !text) return;
  const out = text.getBBox().width - box.getBBox().width;
  if (out > 0) found.push(`the sign "${text.textContent}" is too narrow by ${out.toFixed(1)}`);
};

const page = document.documentElement;
if (page.scrollWidth > width) found.push(`the page is ${page.scrollWidth} px wide, not ${width}`);
for (const element of document.body.querySelectorAll("*")) checkElement(element);
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (texts.nextNode()) {
  if (texts.currentNode.data.trim() !== "") checkText(texts.currentNode);
}
for (const sign of document.querySelectorAll("svg .side")) checkSign(sign);
return found;
