import { z } from "zod";
import { TagName } from "@/lib/tags/schema";
import { changeKinds, maxChanged } from "./change-fields";

const PostChange = z
  .object({
    kind: z.enum(changeKinds),
    ids: z.array(z.guid()).min(1).max(maxChanged),
    tag: TagName.optional(),
  })
  .refine(({ kind, tag }) => tag !== undefined || !/tag/.test(kind), {
    path: ["tag"],
    error: "Tag is required",
  });

export function readChange(form: FormData) {
  return PostChange.safeParse({
    kind: form.get("kind"),
    ids: form.getAll("id"),
    tag: form.get("tag") ?? undefined,
  });
}
