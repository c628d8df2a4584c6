import type { CSSProperties } from "react";
import type { Look } from "@/content/projects";

/** Colours of `.project-ground` and `.project-stage` (project.css). */
export function lookOf({ ground, text, stripe }: Look): CSSProperties {
  return { "--ground": ground, "--text": text, "--stripe": stripe } as CSSProperties;
}
