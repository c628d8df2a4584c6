"use server";

import { refresh } from "next/cache";
import { type ActionResult, failure, success, withReporting } from "@/lib/action";
import { adminSession } from "@/lib/auth/session";
import { flashResult } from "@/lib/forms/flash";
import { formAction } from "@/lib/forms/server-action";
import { call } from "@/lib/supabase/query";
import { isAgency } from "./queries";
import { AddressInput, Erasure, type ErasureObstacle } from "./schema";
import { obstacleTexts, personStrings as strings } from "./strings";

export const erasePerson = formAction<ActionResult>(async (form) => {
  const erasure = Erasure.parse(Object.fromEntries(form));
  return flashResult("/admin/people", await erase(erasure), { q: erasure.email });
});

/** An erased address may be written to again. */
export const allowAddress = formAction<ActionResult>(async (form) => {
  const { email } = AddressInput.parse(Object.fromEntries(form));
  return flashResult("/admin/people", await allow(email), { q: email });
});

type ErasureAnswer = { status: "erased" | "missing" | ErasureObstacle };

type Input = { email: string; confirmation: string };

async function erase({ email, confirmation }: Input): Promise<ActionResult> {
  const session = await adminSession();
  if (!session.client) return failure(session.message);
  if (!email || email !== confirmation) return failure(strings.mismatch);
  if (isAgency(email)) return failure(obstacleTexts.agency);
  const fallback = failure(strings.failed);
  return withReporting<ActionResult>("erasing a person", fallback, async () => {
    const { status }: ErasureAnswer = await call(session.client, "erase_person", {
      p_email: email,
    });
    refresh();
    if (status === "erased") return success(strings.erased);
    return failure(status === "missing" ? strings.missing : obstacleTexts[status]);
  });
}

async function allow(email: string): Promise<ActionResult> {
  const session = await adminSession();
  if (!session.client) return failure(session.message);
  const fallback = failure(strings.failed);
  if (!email) return fallback;
  return withReporting<ActionResult>("allowing an address", fallback, async () => {
    await call(session.client, "allow_address", { p_email: email });
    refresh();
    return success(strings.allowed);
  });
}
