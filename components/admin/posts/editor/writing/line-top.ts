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

/** Where the line behind the caret's begins, in pixels from the top of what the textarea is placed in. */
export function lineTop(area: HTMLTextAreaElement): number {
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
  return area.offsetTop + height - area.scrollTop;
}
