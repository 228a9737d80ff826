// Text whose contrast with its ground is too low (WCAG AA). What is off may be paler than that, and
// what lies on a drawing cannot be judged from here.
const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;
const RATIO_MIN = 4.5;
const RATIO_MIN_LARGE = 3;

const found = new Set();

const channels = (colour) => {
  const [r, g, b, a = 1] = colour.match(/[\d.]+/g).map(Number);
  const isUnit = colour.startsWith("color(");
  return isUnit ? [255 * r, 255 * g, 255 * b, a] : [r, g, b, a];
};

const luminance = ([r, g, b]) => {
  const linear = [r, g, b].map((channel) => {
    const part = channel / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
};

// The ground is the first box below that is not transparent; null if it is a picture.
const groundOf = (element) => {
  const layers = [];
  for (let box = element; box; box = box.parentElement) {
    const style = getComputedStyle(box);
    if (style.backgroundImage !== "none" || style.opacity !== "1") return null;
    const colour = channels(style.backgroundColor);
    if (colour[3] === 0) continue;
    layers.push(colour);
    if (colour[3] === 1) break;
  }
  if (layers.length === 0) return [255, 255, 255];
  let ground = layers.pop();
  for (const [r, g, b, a] of layers.reverse()) {
    ground = [r, g, b].map((channel, i) => channel * a + ground[i] * (1 - a));
  }
  return ground;
};

const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (texts.nextNode()) {
  const element = texts.currentNode.parentElement;
  const words = texts.currentNode.data.trim();
  if (words === "" || !element.checkVisibility({ visibilityProperty: true })) continue;
  if (element.closest("svg, .sr, .cannot, [aria-disabled='true'], template")) continue;
  const ground = groundOf(element);
  if (!ground) continue;
  const style = getComputedStyle(element);
  const ink = channels(style.color);
  const [light, dark] = [luminance(ink), luminance(ground)].sort((one, other) => other - one);
  const ratio = (light + 0.05) / (dark + 0.05);
  const size = parseFloat(style.fontSize);
  const isLarge = size >= LARGE_PX || (size >= LARGE_BOLD_PX && Number(style.fontWeight) >= 700);
  if (ratio < (isLarge ? RATIO_MIN_LARGE : RATIO_MIN)) {
    found.add(`"${words.slice(0, 24)}" has a contrast of ${ratio.toFixed(2)}`);
  }
}
return [...found];
