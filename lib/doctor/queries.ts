import "server-only";
import { headers } from "next/headers";
import { requireAdmin } from "@/lib/auth/session";
import { builtMigrations, env } from "@/lib/env";
import { processState } from "@/lib/process-state";
import { forwardedIps, peerHeader } from "@/lib/security/sender";
import { jobClient, serviceClient } from "@/lib/supabase/service";
import type { Check } from "./check";
import { checkDatabase } from "./database-checks";
import { readDatabase } from "./database-facts";
import { checkNetwork } from "./network-checks";
import { readNetwork } from "./network-facts";

export async function listDatabaseChecks(): Promise<Check[]> {
  await requireAdmin("system");
  const { startedAt } = processState;
  return checkDatabase(
    await readDatabase(serviceClient(), { migrations: builtMigrations, startedAt }),
  );
}

/** Takes up to a few seconds. */
export async function listNetworkChecks(): Promise<Check[]> {
  await requireAdmin("system");
  return checkNetwork(await readNetwork(jobClient(), env(), countProxies(await headers())));
}

/** Next.js adds the peer itself if no proxy sent the header. */
function countProxies(headers: Headers): number {
  const ips = forwardedIps(headers);
  return ips.length === 1 && ips[0] === headers.get(peerHeader) ? 0 : ips.length;
}
