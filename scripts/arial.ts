/** Advance widths of Arial and its metric-compatible relatives from U+20 to U+7E, in thousandths. */
const regular =
  "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584";
const bold =
  "278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584";

/** Names that browsers know the installed files by. */
const local = (...names: string[]) => names.map((name) => `local("${name}")`).join(", ");

export const arial = {
  regular: { widths: widthsOf(regular), source: local("Arial", "Liberation Sans", "Arimo") },
  bold: {
    widths: widthsOf(bold),
    source: local("Arial Bold", "Liberation Sans Bold", "Arimo Bold"),
  },
};

function widthsOf(list: string): Map<string, number> {
  const widths = list.split(" ").map((width) => Number(width) / 1000);
  return new Map(widths.map((width, index) => [String.fromCharCode(32 + index), width]));
}
