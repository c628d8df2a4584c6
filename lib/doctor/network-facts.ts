import { Resolver } from "node:dns/promises";
import { setTimeout as wait } from "node:timers/promises";
import type { Env } from "@/lib/env";
import { openBucket } from "@/lib/supabase/bucket";
import type { Client } from "./database-facts";

export type NetworkSettings = Pick<
  Env,
  "SITE_URL" | "MAIL_FROM" | "RESEND_BASE_URL" | "TRUSTED_PROXIES"
>;

/** TXT records; null if DNS gave no answer. */
type Records = string[] | null;

export type NetworkFacts = {
  settings: NetworkSettings;
  /** Error of writing to the storage. */
  storageError: string | null;
  /** Null for a sender whose domain isn't looked up. */
  sender: { domain: string; spf: Records; dkim: Records; dmarc: Records } | null;
  /** HTTP status of the site's health check, or an error; null if it isn't requested. */
  health: number | string | null;
  /** Proxies that this request came through; null outside a request. */
  proxies: number | null;
};

export type TxtResolver = Pick<Resolver, "resolveTxt">;

const timeoutMs = 2_000;

/** Hosts that are not on the internet. */
const localHost =
  /^(127\..*|\[::1\])$|(^|\.)(localhost|example|invalid|test|example\.(com|net|org))$/;

export const isLocal = (host: string): boolean => localHost.test(host);

/** Never throws. */
export async function readNetwork(
  client: Client,
  settings: NetworkSettings,
  proxies: number | null,
  resolver: TxtResolver = new Resolver({ timeout: timeoutMs, tries: 1 }),
): Promise<NetworkFacts> {
  const [storageError, sender, health] = await Promise.all([
    writeFile(client),
    lookUpSender(settings, resolver),
    requestHealth(settings.SITE_URL),
  ]);
  return { settings, storageError, sender, health, proxies };
}

/** Uploads and removes a file. Returns the error, if any. */
async function writeFile(client: Client): Promise<string | null> {
  try {
    const bucket = openBucket(client, "media");
    const name = `doctor/${crypto.randomUUID()}.webp`;
    const file = { contentType: "image/webp" };
    const { error } = await bucket.upload(name, Buffer.from("RIFF\0\0\0\0WEBP"), file);
    const removed = error ?? (await bucket.remove([name])).error;
    return removed?.message ?? null;
  } catch (error) {
    return (error as Error).message;
  }
}

async function lookUpSender(settings: NetworkSettings, resolver: TxtResolver) {
  const [, domain = ""] = /@([^\s@>]+)>?\s*$/.exec(settings.MAIL_FROM) ?? [];
  if (isLocal(domain) || isLocal(new URL(settings.RESEND_BASE_URL).hostname)) return null;
  const find = (...names: string[]) => firstRecords(resolver, names);
  const [spf, dkim, dmarc] = await Promise.all([
    // Resend sends from this subdomain.
    find(`send.${domain}`, domain),
    find(`resend._domainkey.${domain}`),
    find(`_dmarc.${domain}`, `_dmarc.${domain.replace(/^[^.]+\.(?=.+\.)/, "")}`),
  ]);
  return { domain, spf, dkim, dmarc };
}

async function firstRecords(resolver: TxtResolver, names: string[]): Promise<Records> {
  const all = await Promise.all(names.map((name) => records(resolver, name)));
  return all.find((found) => found?.length) ?? (all.includes(null) ? null : []);
}

async function records(resolver: TxtResolver, name: string): Promise<Records> {
  const lookup = resolver.resolveTxt(name).then(
    (found) => found.map((parts) => parts.join("")),
    ({ code }) => (code === "ENOTFOUND" || code === "ENODATA" ? [] : null),
  );
  return Promise.race([lookup, wait(timeoutMs, null, { ref: false })]);
}

async function requestHealth(siteUrl: string): Promise<number | string | null> {
  if (isLocal(new URL(siteUrl).hostname)) return null;
  try {
    const init = { redirect: "manual", signal: AbortSignal.timeout(timeoutMs) } as const;
    return (await fetch(`${siteUrl}/api/health`, init)).status;
  } catch (error) {
    const { message, cause } = error as Error;
    return cause instanceof Error ? cause.message : message;
  }
}
