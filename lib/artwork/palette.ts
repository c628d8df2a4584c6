import "server-only";
import { formatHex, interpolate } from "culori";
import { brand } from "@/content/brand";
import type { PaletteName } from "@/content/brand-type";

const { paper, ink } = brand.palette;
const colours = Object.entries(brand.palette).map(([name, colour]) => [name, formatHex(colour)]);

/** sRGB for targets without OKLCH: mail programs, manifests, image libraries. */
export const palette: Readonly<Record<PaletteName | "line", string>> = {
  ...Object.fromEntries(colours),
  line: formatHex(interpolate([paper, ink], "rgb")(0.2)),
};
