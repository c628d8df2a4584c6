import type { UndoFields } from "@/lib/action";

/** Builds the form data that these hidden fields would submit. */
export function formOf(fields: UndoFields): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}
