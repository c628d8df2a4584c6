import type { UndoFields } from "@/lib/action";

/** What a form with these hidden fields sends. */
export function formOf(fields: UndoFields): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}
