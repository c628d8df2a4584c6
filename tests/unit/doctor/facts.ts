import { brand } from "@/content/brand";
import type { DatabaseFacts } from "@/lib/doctor/database-facts";
import type { NetworkFacts } from "@/lib/doctor/network-facts";

const now = Date.parse("2026-11-30T12:00:00Z");
export const ago = (days: number) => new Date(now - days * 86_400_000).toISOString();

const offsets = {
  [brand.timeZone]: [-240, -240, -240],
  "Africa/Casablanca": [60, 60, 0],
  "America/Vancouver": [-480, -480, -480],
};

/** A site on which every check passes. */
export const answer: NonNullable<DatabaseFacts["answer"]> = {
  now: ago(0),
  migrations: ["1", "2"],
  jobs: { outbox: ago(0), daily: ago(0.5), backup: ago(1) },
  mail: { status: "sent", created_at: ago(1) },
  owners: { total: 2, protected: 2 },
  offsets,
};

export const database: DatabaseFacts = {
  answer,
  clockDifference: 900,
  offsets,
  migrations: ["1", "2"],
  startedAt: now - 7 * 86_400_000,
  now,
};

const sender = {
  domain: "agency.net",
  spf: ["v=spf1 include:amazonses.com ~all"],
  dkim: ["p=MIGfMA0"],
  dmarc: ["v=DMARC1; p=none;"],
};

export const network: NetworkFacts & { sender: NonNullable<NetworkFacts["sender"]> } = {
  settings: {
    SITE_URL: "https://www.agency.net",
    MAIL_FROM: "Agency <hello@agency.net>",
    RESEND_BASE_URL: "https://api.resend.com",
    TRUSTED_PROXIES: 1,
  },
  storageError: null,
  sender,
  health: 200,
  proxies: 1,
};
