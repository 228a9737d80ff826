// What the frame of a table promises: the main button is in view, what can be pressed is large
// enough and lies under nothing, no letter is small, and the board takes the room of the window.
const SLACK = 1;
// For a finger; fields of a board under a mouse may be smaller.
const TARGET_MIN = 40;
const FIELD_MIN = 24;
const TEXT_MIN = 12;
// Of the shorter side of the window.
const BOARD_MIN = 0.75;

const found = [];
const table = document.querySelector("main.table");
const dialog = document.querySelector("dialog[open]");
if (!table || dialog) return found;
const isSmall = ["phone", "low"].includes(table.dataset.screen);

const named = (element) => element.dataset.place ?? [...element.classList].join(".");
const isShown = (element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
};

const page = document.documentElement;
if (page.scrollHeight > innerHeight + SLACK) {
  found.push(`the page is ${page.scrollHeight} px high`);
}

const main = document.querySelector(".main-button");
if (main && isShown(main)) {
  const { left, top, right, bottom } = main.getBoundingClientRect();
  const isIn = left >= -SLACK && top >= -SLACK;
  const isWithin = right <= innerWidth + SLACK && bottom <= innerHeight + SLACK;
  if (!isIn || !isWithin) found.push(`the main button ends at ${bottom.toFixed(0)}`);
}

// What lies in a panel that scrolls comes out when it is wanted.
const scrolls = (element) => element.closest(".panel-body, .log");

const PRESSABLE = ".spot.can, .main-button, .r-tabs button, .go .button";
for (const element of document.querySelectorAll(PRESSABLE)) {
  if (!isShown(element) || scrolls(element)) continue;
  const ground = element.querySelector(":scope > .hit") ?? element;
  const { left, top, width, height } = ground.getBoundingClientRect();
  const isField = element.closest(".r-board");
  const least = isField && !isSmall ? FIELD_MIN : TARGET_MIN;
  // A board on a phone is as wide as the phone: its fields are as large as that lets them be.
  const allowed = isField && isSmall ? FIELD_MIN : least;
  if (Math.min(width, height) < allowed - SLACK) {
    found.push(`${named(element)} is ${width.toFixed(0)} x ${height.toFixed(0)}`);
  }
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!hit || !element.contains(hit)) {
    found.push(`${named(element)} is covered by ${hit ? named(hit) : "nothing"}`);
  }
}

const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
const small = new Set();
while (texts.nextNode()) {
  const element = texts.currentNode.parentElement;
  if (texts.currentNode.data.trim() === "" || !isShown(element)) continue;
  if (element.closest("svg, .sr")) continue;
  const size = parseFloat(getComputedStyle(element).fontSize);
  if (size < TEXT_MIN) small.add(`"${texts.currentNode.data.trim().slice(0, 20)}" is ${size} px`);
}
found.push(...small);

if (table.dataset.screen === "desk" && table.dataset.tab === "table") {
  const board = document.querySelector(".fit").getBoundingClientRect();
  const share = Math.max(board.width, board.height) / Math.min(innerWidth, innerHeight);
  if (share < BOARD_MIN) found.push(`the board has ${(100 * share).toFixed(0)} % of the window`);
}
return found;
