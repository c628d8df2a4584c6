import { pathShape, type Shape } from "./shapes";

// Each is x, y, radius and rotation in degrees.
const speckles = [
  [92, 312, 17, 20],
  [148, 338, 13, -15],
  [206, 300, 19, 35],
  [250, 262, 12, -30],
  [52, 262, 13, 60],
  [128, 276, 9, 10],
  [176, 262, 10, -40],
  [108, 356, 9, 5],
  [196, 350, 10, 20],
  [234, 322, 7, 50],
  [70, 300, 5, 0],
  [158, 304, 6, 30],
  [38, 214, 7, 20],
  [94, 222, 10, -20],
  [214, 226, 7, 15],
  [266, 208, 6, 60],
  [150, 208, 5, 0],
  [128, 152, 7, 40],
  [196, 160, 5, -20],
  [76, 148, 4, 10],
  [168, 96, 4, 30],
] as const;

/** Frame: 300 by 390. */
export const egg: readonly Shape[] = [
  pathShape(
    "paper",
    "M150 0c84 0 150 128 150 236 0 92-66 154-150 154S0 328 0 236C0 128 66 0 150 0z",
  ),
  ...speckles.map(
    ([cx, cy, rx, turn]): Shape => ({
      kind: "ellipse",
      fill: rx > 8 ? "rust" : "ink",
      cx,
      cy,
      rx,
      ry: rx * 0.62,
      transform: `rotate(${turn} ${cx} ${cy})`,
    }),
  ),
];
