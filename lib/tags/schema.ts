import { z } from "zod";
import { line } from "@/lib/forms/rules";
import { tagLimits, tooManyTags } from "./limits";

export type Tag = { slug: string; name: string };

export const TagName = line("Tag", tagLimits.name)
  .min(1, "Tag is required")
  .refine(
    (name) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(name),
    "Tag must contain a letter, digit or symbol",
  )
  // Commas separate tags in the editor.
  .refine((name) => !name.includes(","), "Tag cannot contain a comma");

/** Reports only the first error. */
export const TagNames = z.array(z.string()).superRefine((names, context) => {
  const message = errorOf(names);
  if (message) context.addIssue({ code: "custom", message });
});

function errorOf(names: string[]): string | undefined {
  if (names.length > tagLimits.perPost) return tooManyTags;
  const wrong = names.find((name) => !TagName.safeParse(name).success);
  if (wrong === undefined) return undefined;
  const shown = [...wrong].slice(0, 20).join("");
  return `${TagName.safeParse(wrong).error?.issues[0]?.message}: ${shown}${shown === wrong ? "" : "…"}`;
}
