"use server";

import { startSession } from "@/lib/accounts/start-session";
import { type ActionResult, failure, invalid, success, withReporting } from "@/lib/action";
import { isClientError } from "@/lib/auth/client-error";
import { stepPath } from "@/lib/auth/step-path";
import { flashOrLeave } from "@/lib/forms/flash";
import { formAction } from "@/lib/forms/server-action";
import { readSubmission } from "@/lib/forms/submission";
import { sessionClient } from "@/lib/supabase/clients";
import { type SetupState, setupState } from "./link-state";
import { createAccount, createFirstOwner, deleteAccount } from "./queries";
import { type OwnerField, OwnerInput } from "./schema";
import { setupStrings as strings } from "./strings";

type Result = ActionResult<OwnerField>;

const owned = "/login?why=owned";

export const createOwner = formAction<Result>(async (form) => {
  const token = form.get("token");
  const state = await setupState(token);
  const result = state === "closed" ? success("", owned) : await setUp(form, state);
  return flashOrLeave("/setup", result, { token: String(token) });
});

async function setUp(form: FormData, state: SetupState): Promise<Result> {
  const { result, data, values } = readSubmission(form, OwnerInput);
  if (result) return result;
  const fallback = failure(strings.failed, values);
  if (state === "unavailable") return fallback;
  return withReporting<Result>("setup", fallback, async () => {
    const created = await createAccount(data);
    if (created.weakness) return invalid({ password: created.weakness }, values);
    const client = await sessionClient(false);
    const signedIn = await client.auth.signInWithPassword(data);
    const id = created.id ?? signedIn.data.user?.id;
    if (id === undefined) {
      if (signedIn.error && !isClientError(signedIn.error)) throw signedIn.error;
      return invalid({ email: strings.known }, values);
    }
    if (!(await createFirstOwner(id, data.notification_address))) {
      await client.auth.signOut({ scope: "local" });
      if (created.id) await deleteAccount(created.id);
      return success("", owned);
    }
    if (signedIn.error) return success("", "/login?why=owner&next=/admin");
    const step = await startSession(client, false);
    return success(strings.done, step ? stepPath(step, "/admin") : "/admin");
  });
}
