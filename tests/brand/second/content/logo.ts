import type { Shape } from "@/lib/artwork/shapes";

/** Two waves under a low sun. */
export const mark: readonly Shape[] = [
  { kind: "path", fill: "paper", d: "M0 0h36v36H0z" },
  { kind: "circle", fill: "sun", cx: 18, cy: 18, r: 9 },
  { kind: "rect", fill: "ink", x: 0, y: 20, width: 36, height: 5 },
  { kind: "rect", fill: "rust", x: 0, y: 28, width: 36, height: 8 },
];

export const launcherMark: readonly Shape[] = [
  { kind: "path", fill: "paper", d: "M-9-8h54v54H-9z" },
  { kind: "circle", fill: "sun", cx: 18, cy: 18, r: 9 },
  { kind: "rect", fill: "ink", x: -9, y: 20, width: 54, height: 5 },
  { kind: "rect", fill: "rust", x: -9, y: 28, width: 54, height: 18 },
];
