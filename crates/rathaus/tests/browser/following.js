// Writes down what the table shows, in each picture that the browser draws, whenever that changes.
// `seen` may be emptied at any time.
window.seen = [];
const text = (element) => element?.innerText.trim() ?? "";

const picture = () => {
  const table = document.querySelector(".playing");
  if (!table) return null;
  const lines = table.querySelectorAll(".log > li:not(.log__earlier)");
  const slider = table.querySelector(".replay-bar input");
  return {
    version: Number(slider?.value ?? table.dataset.version),
    is_busy: table.dataset.busy === "true",
    is_counting: Boolean(document.querySelector("[data-place='skip-count']")),
    n_lines: lines.length,
    line: text(lines[lines.length - 1]),
    // Without what rises from a number that has just changed.
    worth: [...table.querySelectorAll(".plate > .plate__who .plate__now .num")].map(
      (it) => it.firstChild.data,
    ),
    news: text(table.querySelector(".r-news > p")),
    n_lit: table.querySelectorAll(".spot.can").length,
    n_turned_up: table.querySelectorAll(".reveal .pcard").length,
    // At the end.
    sums: [...document.querySelectorAll("dialog[open] .scoring tfoot td.num")].map(text),
    moves: [...new Set(document.getAnimations().map((it) => it.animationName ?? ""))].sort(),
  };
};

const look = () => {
  const now = picture();
  const last = window.seen.at(-1);
  if (now && JSON.stringify(now) !== JSON.stringify({ ...last, at: undefined })) {
    window.seen.push({ ...now, at: performance.now() });
  }
  requestAnimationFrame(look);
};

if (!window.isWatched) {
  window.isWatched = true;
  look();
}
