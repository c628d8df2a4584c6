import { birdEye, birdFace } from "./bird";
import { pathShape, type Shape } from "./shapes";

/** A bird that carries a page away. Frame: (-760, -240) to (1080, 960), before it is tilted. */
export const flyingBird: readonly Shape[] = [
  pathShape("rust", "M-250 690-700 800l40 110 520-80z"),
  pathShape("ink", "M140 470C120 240 40 20-120-200 60-160 300 20 380 330z"),
  pathShape(
    "sunDeep",
    "M180 380C-20 420-220 540-330 720c180 140 500 130 690 0 120-84 190-190 196-310z",
  ),
  pathShape(
    "rust",
    "M250 520C60 560-140 480-300 330-430 206-500 60-520-90c230 60 640 200 770 610z",
  ),
  pathShape("ink", "M150 480C-20 460-180 370-300 230l-60 30C-250 420-60 530 130 524z"),
  pathShape("ink", "M60 400C-80 350-230 240-330 110l-60 10C-310 280-120 430 70 446z"),
  ...birdFace,
  pathShape("brow", "M640 330l250-60 70 300-250 60z"),
  pathShape("ink", "M654 390l250-60 14 58-250 60z"),
  pathShape("rust", "M684 516l120-28 16 70-120 28z"),
  pathShape("ink", "M96 298h478c70 0 120 14 160 46-40 26-90 36-160 40l-4 18H104q-8-50-8-104z"),
  ...birdEye,
];
