import { birdEye, birdFace } from "./bird";
import { pathShape, type Shape } from "./shapes";

/** Frame: (-150, 50) to (810, 1180). Its lower edge is the wire; the tail hangs below it. */
export const singingBird: readonly Shape[] = [
  pathShape("rust", "M-46 860c-30 150-62 300-84 460h120c24-150 50-290 96-420z"),
  pathShape("ink", "M20 900c-34 130-58 270-78 420h48c24-150 50-290 96-420z"),
  pathShape(
    "sunDeep",
    "M110 390C0 530-66 700-50 880c14 120 160 180 320 160 190-26 320-180 320-400 0-84-14-160-34-220z",
  ),
  pathShape(
    "rust",
    "M104 396C0 520-70 690-66 900c0 30 2 50 6 70 150-30 270-150 306-330 14-76 8-160-16-240z",
  ),
  pathShape("ink", "M196 470C150 640 60 790-58 880v36C90 840 190 690 232 520z"),
  pathShape("ink", "M130 430C90 560 20 690-62 780v40C50 730 126 600 168 452z"),
  { kind: "rect", fill: "ink", x: 235, y: 1030, width: 30, height: 150 },
  { kind: "rect", fill: "ink", x: 337, y: 1014, width: 30, height: 166 },
  ...birdFace,
  pathShape("ink", "M96 298h476v104H104q-8-50-8-104z"),
  pathShape("ink", "M560 298c90-20 180-40 250-34-60 54-150 90-250 92z"),
  pathShape("ink", "M560 372c70 14 130 44 176 92-70 6-140-18-196-62z"),
  ...birdEye,
];
