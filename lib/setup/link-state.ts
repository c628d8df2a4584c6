import "server-only";
import { withReporting } from "@/lib/action";
import { env } from "@/lib/env";
import { singleParam } from "@/lib/links/status";
import { reportEvent } from "@/lib/log";
import { oncePerRequest } from "@/lib/once-per-request";
import { readSetupToken, setupLink } from "./link";
import { getSetupId } from "./queries";

export type SetupState = "open" | "closed" | "unavailable";

const httpStatus: Record<SetupState, number> = { open: 200, closed: 404, unavailable: 503 };

/**
 * Returns "closed" for a wrong link and once the site has an owner. Looks it up once per request,
 * so that the response to the form that creates the owner still shows the form. Never throws.
 */
export async function setupState(token: unknown): Promise<SetupState> {
  const id = readSetupToken(token);
  if (id === null) return "closed";
  return oncePerRequest("setup", () =>
    withReporting<SetupState>("setup", "unavailable", async () =>
      (await getSetupId()) === id ? "open" : "closed",
    ),
  );
}

/** Returns null for any path but /setup. */
export async function setupStatus(url: URL): Promise<number | null> {
  if (url.pathname !== "/setup") return null;
  return httpStatus[await setupState(singleParam(url, "token"))];
}

/** Logs the link that creates the first owner, unless there is one. Never throws. */
export async function announceSetup(): Promise<void> {
  const id = await withReporting("setup", null, getSetupId);
  if (id === null) return;
  reportEvent(`No owner yet. Create the first one at ${setupLink(env().SITE_URL, id)}`, "setup");
}
