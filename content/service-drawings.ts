/**
 * Drawings of services in a frame of 160 by 100, on the ink surface. After changing one, run
 * `npm run brand`.
 */
export const serviceDrawings = {
  // A page that wears the mask.
  page: [
    { kind: "rect", fill: "sun", x: 0, y: 0, width: 132, height: 100 },
    { kind: "rect", fill: "ink", x: 0, y: 22, width: 132, height: 20 },
    { kind: "circle", fill: "brow", cx: 112, cy: 32, r: 5 },
    { kind: "rect", fill: "rust", x: 12, y: 60, width: 56, height: 28 },
    { kind: "rect", fill: "ink", x: 80, y: 60, width: 40, height: 6 },
    { kind: "rect", fill: "ink", x: 80, y: 76, width: 24, height: 6 },
  ],
  // Nest boxes, one of them taken.
  cells: [
    { kind: "rect", fill: "brow", x: 0, y: 0, width: 44, height: 46 },
    { kind: "rect", fill: "rust", x: 54, y: 0, width: 44, height: 46 },
    { kind: "rect", fill: "brow", x: 108, y: 0, width: 44, height: 46 },
    { kind: "rect", fill: "brow", x: 0, y: 54, width: 44, height: 46 },
    { kind: "rect", fill: "sun", x: 54, y: 54, width: 98, height: 46 },
    { kind: "circle", fill: "ink", cx: 22, cy: 23, r: 11 },
    { kind: "circle", fill: "ink", cx: 130, cy: 23, r: 11 },
    { kind: "circle", fill: "ink", cx: 22, cy: 77, r: 11 },
    { kind: "rect", fill: "ink", x: 54, y: 70, width: 98, height: 14 },
    { kind: "circle", fill: "brow", cx: 136, cy: 77, r: 4 },
  ],
  // A circle, a square and a wing, laid over one another.
  layers: [
    { kind: "circle", fill: "sun", cx: 50, cy: 50, r: 50 },
    { kind: "rect", fill: "brow", x: 62, y: 30, width: 70, height: 70 },
    { kind: "path", fill: "rust", d: "M62 100a50 50 0 0 0 38-50a50 50 0 0 0-3.5-20H62z" },
  ],
  // A call that carries.
  call: [
    { kind: "path", fill: "sun", d: "M60 50 152 0v100z" },
    { kind: "path", fill: "ink", d: "M60 50 128 13v74z" },
    { kind: "path", fill: "rust", d: "M60 50 104 26v48z" },
    { kind: "circle", fill: "brow", cx: 34, cy: 50, r: 34 },
    { kind: "rect", fill: "ink", x: 0, y: 42, width: 68, height: 16 },
  ],
  // An egg moving from one nest to the next.
  move: [
    { kind: "path", fill: "rust", d: "M0 62h60a30 30 0 0 1-60 0z" },
    { kind: "path", fill: "sun", d: "M92 62h60a30 30 0 0 1-60 0z" },
    { kind: "path", fill: "brow", d: "M18 52a58 52 0 0 1 116 0h-8a50 44 0 0 0-100 0z" },
    {
      kind: "ellipse",
      fill: "brow",
      cx: 122,
      cy: 50,
      rx: 15,
      ry: 19,
      transform: "rotate(14 122 50)",
    },
  ],
  // A full nest.
  nest: [
    {
      kind: "ellipse",
      fill: "brow",
      cx: 42,
      cy: 40,
      rx: 20,
      ry: 27,
      transform: "rotate(-10 42 40)",
    },
    { kind: "ellipse", fill: "sun", cx: 78, cy: 36, rx: 20, ry: 28, transform: "rotate(0 78 36)" },
    {
      kind: "ellipse",
      fill: "brow",
      cx: 114,
      cy: 40,
      rx: 20,
      ry: 27,
      transform: "rotate(10 114 40)",
    },
    { kind: "path", fill: "rust", d: "M0 50h156a78 50 0 0 1-156 0z" },
    { kind: "rect", fill: "ink", x: 0, y: 60, width: 156, height: 8 },
    { kind: "rect", fill: "ink", x: 8, y: 78, width: 140, height: 6 },
  ],
} as const;
