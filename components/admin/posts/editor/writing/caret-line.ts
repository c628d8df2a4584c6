const copied = [
  "box-sizing",
  "border-width",
  "border-style",
  "padding",
  "font",
  "letter-spacing",
  "line-height",
  "overflow-wrap",
  "tab-size",
];

/** Position of the caret's line, in pixels from the top of the textarea's offset parent. */
export type Line = { top: number; bottom: number };

export function caretLine(area: HTMLTextAreaElement): Line {
  const style = getComputedStyle(area);
  const mirror = document.createElement("div");
  for (const name of copied) mirror.style.setProperty(name, style.getPropertyValue(name));
  mirror.style.setProperty("position", "absolute");
  mirror.style.setProperty("visibility", "hidden");
  mirror.style.setProperty("white-space", "pre-wrap");
  mirror.style.setProperty("width", `${area.offsetWidth}px`);
  mirror.textContent = area.value.slice(0, area.selectionStart);
  area.after(mirror);
  const { height } = mirror.getBoundingClientRect();
  mirror.remove();
  const bottom = area.offsetTop + height - area.scrollTop;
  const { lineHeight, paddingBottom, borderBottomWidth } = style;
  const below = [lineHeight, paddingBottom, borderBottomWidth].map(Number.parseFloat);
  return { top: below.reduce((top, size) => top - size, bottom), bottom };
}
