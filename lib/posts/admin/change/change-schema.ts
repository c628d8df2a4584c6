import { z } from "zod";
import { TagName } from "@/lib/tags/schema";
import { changeKinds, maxChanged } from "./change-fields";

const ScheduledDate = z
  .string()
  .transform((text) => {
    const [id, at] = text.split(" ");
    return { id, at };
  })
  .pipe(z.object({ id: z.guid(), at: z.iso.datetime({ offset: true }) }));

const PostChange = z
  .object({
    kind: z.enum(changeKinds),
    ids: z.array(z.guid()).min(1).max(maxChanged),
    tag: TagName.optional(),
    dates: z.array(ScheduledDate).max(maxChanged),
    now: z.boolean(),
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
    dates: form.getAll("schedule"),
    now: form.has("now"),
  });
}
