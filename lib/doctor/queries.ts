import "server-only";
import { headers } from "next/headers";
import { requireAdmin } from "@/lib/auth/session";
import { builtMigrations, env } from "@/lib/env";
import { processState } from "@/lib/process-state";
import { peerHeader } from "@/lib/security/sender";
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
  const store = await headers();
  const proxies = countProxies(store.get("x-forwarded-for") ?? "", store.get(peerHeader));
  return checkNetwork(await readNetwork(jobClient(), env(), proxies));
}

/** Next.js adds the peer itself if no proxy sent the header. */
function countProxies(forwarded: string, peer: string | null): number {
  const ips = forwarded.split(",").flatMap((ip) => ip.trim() || []);
  return ips.length === 1 && ips[0] === peer ? 0 : ips.length;
}
