/**
 * The logo's mark in the palette's colours, in a square of 36: a bird's head reduced to its stripes.
 * After a change, `npm run brand` draws the icons again.
 */
export const mark = [
  { kind: "path", fill: "sun", d: "M0 0h36v36H0z" },
  { kind: "path", fill: "ink", d: "M0 0h36v7H0z" },
  { kind: "path", fill: "brow", d: "M0 7h36v5H0z" },
  { kind: "path", fill: "ink", d: "M0 12h36v10H0z" },
  { kind: "path", fill: "brow", d: "M0 22h24l-8 6H0z" },
  { kind: "circle", fill: "sun", cx: 19, cy: 17, r: 2.6 },
] as const;

/**
 * The mark for launchers, which cut it to a shape of their own: from -9 -8 to 45 46, its stripes run to
 * the edges and its eye is in the middle.
 */
export const launcherMark = [
  { kind: "path", fill: "sun", d: "M-9-8h54v54H-9z" },
  { kind: "path", fill: "ink", d: "M-9-8h54V7H-9z" },
  { kind: "path", fill: "brow", d: "M-9 7h54v5H-9z" },
  { kind: "path", fill: "ink", d: "M-9 12h54v12H-9z" },
  { kind: "path", fill: "brow", d: "M-9 24h36l-9 7H-9z" },
  { kind: "circle", fill: "sun", cx: 20, cy: 18, r: 3.4 },
] as const;
