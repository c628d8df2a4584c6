/**
 * The logo's mark in the palette's colours: a bird's head reduced to its stripes, in a 36 by 36
 * square. After changing it, run `npm run brand` to redraw the icons.
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
 * The mark for launchers, which crop it to their own shapes. It spans (-9, -8) to (45, 46), with
 * stripes up to the edges and the eye in the middle.
 */
export const launcherMark = [
  { kind: "path", fill: "sun", d: "M-9-8h54v54H-9z" },
  { kind: "path", fill: "ink", d: "M-9-8h54V7H-9z" },
  { kind: "path", fill: "brow", d: "M-9 7h54v5H-9z" },
  { kind: "path", fill: "ink", d: "M-9 12h54v12H-9z" },
  { kind: "path", fill: "brow", d: "M-9 24h36l-9 7H-9z" },
  { kind: "circle", fill: "sun", cx: 20, cy: 18, r: 3.4 },
] as const;
