import type { CSSProperties } from "react";
import type { Project } from "@/lib/portfolio/project";

/** Colours of `.project-ground` and `.project-stage` (project.css); empty ones are the site's. */
export function lookOf({ ground, text, stripe }: Project["look"]): CSSProperties {
  return {
    "--ground": ground || "var(--ink)",
    "--text": text || "var(--paper)",
    "--stripe": stripe || "var(--sun)",
  } as CSSProperties;
}
