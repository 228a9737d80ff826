// What looks as if it could be pressed and does nothing: each button is pressed once, and something
// on the page, in the address or in what the browser keeps has to change.
const done = arguments[arguments.length - 1];

const PRESSABLE = "button, [role='button'], summary";
// A choice that was made already stays as it is.
const CHOSEN = "[aria-pressed='true'], [aria-selected='true'], [aria-current='true']";

const drawn = () =>
  new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go))));

const state = () => {
  const fields = [...document.querySelectorAll("input, select, details")];
  const values = fields.map((it) => it.value ?? it.open);
  const toasts = document.querySelectorAll(".toast").length;
  const kept = { ...localStorage };
  return JSON.stringify([document.body.innerHTML, location.href, kept, values, toasts]);
};

const isPressable = (element) => {
  if (element.matches(":disabled, [aria-disabled='true']") || element.matches(CHOSEN)) return false;
  if (element.closest("dialog:not([open])")) return false;
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  // A picture that is drawn as a button may be looked at, if it does not offer itself.
  const { cursor, pointerEvents } = getComputedStyle(element);
  if (pointerEvents === "none") return false;
  return element.getAttribute("role") !== "img" || cursor === "pointer";
};

const named = (element) => {
  // Of its lines the first one does.
  if (element.matches(".log__jump")) return "log__jump";
  const words = element.getAttribute("aria-label") ?? element.innerText ?? "";
  const classes = [...element.classList].join(".");
  return `${element.dataset.place ?? ""} ${classes} "${words.trim().slice(0, 40)}"`.trim();
};

const closeDialogs = () => {
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
};

// Somewhere on the way through a replay.
const STEP = 5;
const goBack = () => {
  const slider = document.querySelector(".replay-bar input");
  if (!slider) return;
  slider.value = STEP;
  slider.dispatchEvent(new Event("input", { bubbles: true }));
};

const tried = new Set();
const idle = [];
const next = () => {
  const all = [...document.querySelectorAll(PRESSABLE)].filter(isPressable);
  return all.find((element) => !tried.has(named(element)));
};

// What was chosen meanwhile is chosen back.
const kept = { ...localStorage };
const restore = () => {
  for (const [key, value] of Object.entries(kept)) {
    localStorage.setItem(key, value);
    dispatchEvent(new StorageEvent("storage", { key }));
  }
};

const tryAll = async () => {
  closeDialogs();
  await drawn();
  for (let element = next(); element; element = next()) {
    const name = named(element);
    tried.add(name);
    goBack();
    await drawn();
    const before = state();
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    await drawn();
    if (state() === before) idle.push(`${name} does nothing`);
    closeDialogs();
    await drawn();
  }
  restore();
  await drawn();
  return { idle, n: tried.size };
};
tryAll().then(done);
