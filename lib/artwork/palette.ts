import "server-only";
import { formatHex, interpolate } from "culori";
import { look } from "@/content/brand";
import type { PaletteName } from "@/content/brand-type";

const { paper, ink } = look.palette;
const colours = Object.entries(look.palette).map(([name, colour]) => [name, formatHex(colour)]);

/** sRGB values for targets without OKLCH: email clients, manifests, image libraries. */
export const palette: Readonly<Record<PaletteName | "line", string>> = {
  ...Object.fromEntries(colours),
  line: formatHex(interpolate([paper, ink], "rgb")(0.2)),
};
