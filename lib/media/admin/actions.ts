"use server";

import { type ActionResult, failure, invalid, success, withReporting } from "@/lib/action";
import { adminSession } from "@/lib/auth/session";
import { flashResult } from "@/lib/forms/flash";
import { formAction } from "@/lib/forms/server-action";
import { fieldErrors } from "@/lib/forms/submission";
import { orThrow } from "@/lib/supabase/query";
import { Description } from "./schema";
import { libraryStrings as strings } from "./strings";

/** What stands in posts stays as it was written there. */
export const describePicture = formAction<ActionResult<"alt">>(async (form) => {
  return flashResult("/admin/media", await describe(form));
});

async function describe(form: FormData): Promise<ActionResult<"alt">> {
  const session = await adminSession();
  if (!session.client) return failure(session.message);
  const { data: input, error: wrong } = Description.safeParse(Object.fromEntries(form));
  if (!input) return invalid(fieldErrors(wrong));
  const fallback = failure(strings.notDescribed);
  return withReporting<ActionResult<"alt">>("describing a picture", fallback, async () => {
    const data = await session.client
      .from("media")
      .update({ alt: input.alt })
      .eq("id", input.id)
      .select("id")
      .maybeSingle()
      .then(orThrow("media"));
    return data ? success(strings.described) : failure(strings.gone);
  });
}
