import { pathShape, type Shape } from "./shapes";

export const birdFace: readonly Shape[] = [
  pathShape("ink", "M96 300a236 236 0 0 1 472 0z"),
  pathShape("brow", "M568 300c-1-18-3-34-7-50-140-32-300-24-458 8-4 14-6 28-7 42z"),
  pathShape("brow", "M104 400h460c-20 96-104 158-214 158-118 0-214-62-246-158z"),
];

export const birdBill: readonly Shape[] = [
  pathShape("ink", "M96 298h478v104H96z"),
  pathShape("ink", "M560 298h16c60 0 108 18 144 52-40 12-90 16-160 16z"),
  pathShape("ink", "M560 374c60 0 92-2 128-10-28 26-70 38-128 38z"),
];

export const birdEye: readonly Shape[] = [
  { kind: "circle", fill: "sun", cx: 440, cy: 350, r: 31 },
  { kind: "circle", fill: "ink", cx: 440, cy: 350, r: 17 },
  { kind: "circle", fill: "brow", cx: 448, cy: 342, r: 5.5 },
];

/**
 * Shapes from back to front, in a 720 by 760 frame. The body extends below it; the stripe is drawn
 * separately.
 */
export const bird: readonly Shape[] = [
  pathShape("sunDeep", "M300 430c-60 90-84 220-84 370v1200h420V800c0-150-30-270-96-350z"),
  pathShape("rust", "M110 400C20 500-40 620-60 800v1200h300V800c0-190 50-310 160-400z"),
  pathShape("ink", "M236 2000V800c0-170 40-290 130-380h-58c-84 92-126 214-130 380v1200z"),
  pathShape("ink", "M116 2000V800c6-150 44-280 116-380h-54C106 524 66 650 58 800v1200z"),
  ...birdFace,
  ...birdBill,
  ...birdEye,
];

/** Position of the eye stripe in the bird's frame, used to place the bird. */
export const birdMask = { top: 298, height: 104 } as const;
