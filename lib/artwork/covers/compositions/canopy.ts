import type { Composition } from "@/lib/artwork/covers/composition";
import { frame, path, rect } from "@/lib/artwork/covers/outlines";
import { birdAt, flipped, leafAt, leafCell, moved } from "@/lib/artwork/covers/parts";

const { width, height } = leafCell;
const rows = [0, 1, 2];

export const canopy: Composition = (random) => {
  const [background, light, dark, breast] = random.pick([
    ["paper", "leaf", "ink", "sun"],
    ["sun", "leaf", "ink", "paper"],
    ["ink", "leaf", "paper", "sun"],
    ["leaf", "ink", "sun", "sun"],
    ["rust", "leaf", "ink", "sun"],
  ] as const);
  const looks = random.pick(["left", "right"]);
  const column = random.between(1, 3);
  const row = random.between(0, 1);
  const alternate = random.pick(["rows", "columns"]);
  const leaves = rows.map((down) => {
    if (alternate === "columns") return moved("pairs", 0, down * height);
    return down % 2 === 0
      ? moved("row", 0, down * height)
      : flipped("row", frame.width, down * height);
  });
  const gap = rect(background, column * width, row * height, 2 * width, 2 * height);
  const [x, y, r] = [(column + 1) * width, row * height + 196, 168];
  const side = looks === "right" ? 1 : -1;
  const bottom = frame.height;
  const body = path(
    breast,
    [x - side * r, y],
    [x + side * r, y],
    { arc: 3 * r, sweep: looks === "right" ? 1 : 0, to: [x + side * 0.45 * r, bottom] },
    [x - side * width, bottom],
  );
  // Leaves of the last row, drawn in front of the body.
  const before =
    row > 0
      ? []
      : [column, column + 1].map((across) =>
          leafAt(across, 2 * height, alternate === "rows" || across % 2 === 0),
        );
  return {
    background,
    colours: [light, dark],
    shapes: [...leaves, gap, body, ...before, birdAt("head", { x, y, r, looks })],
  };
};
