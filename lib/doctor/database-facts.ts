import { brand } from "@/content/brand";
import type { connect } from "@/lib/supabase/connect";
import { call } from "@/lib/supabase/query";
import { dayMs } from "@/lib/time/days";
import { offsetAt } from "@/lib/time/zones";

/** Any client with the rights of the secret key. */
export type Client = ReturnType<typeof connect>;

/** Minutes ahead of UTC, one value a day. */
type Offsets = Partial<Record<string, number[]>>;

export type DatabaseAnswer = {
  now: string;
  migrations: string[];
  jobs: Partial<Record<string, string>>;
  mail: { status: string; created_at: string } | null;
  owners: { total: number; protected: number };
  offsets: Offsets;
};

export type DatabaseFacts = {
  answer: DatabaseAnswer | null;
  /** Why `answer` is null. */
  error?: { message: string; code?: string };
  /** The database's clock minus this server's, in milliseconds, rounded towards zero. */
  clockDifference: number;
  /** Offsets according to Node. */
  offsets: Offsets;
  /** Versions of the migrations that this code needs. */
  migrations: readonly string[];
  startedAt: number;
  now: number;
};

const days = 2 * 365;

/** The rules of the last two change often, so outdated time zone data shows there first. */
const zones = [...new Set([brand.timeZone, "Africa/Casablanca", "America/Vancouver"])];

/** Never throws. */
export async function readDatabase(
  client: Client,
  known: Pick<DatabaseFacts, "migrations" | "startedAt">,
): Promise<DatabaseFacts> {
  const askedAt = Date.now();
  const empty = { ...known, answer: null, clockDifference: 0, offsets: {}, now: askedAt };
  try {
    const answer: DatabaseAnswer = await call(client, "doctor_facts", {
      p_zones: zones,
      p_days: days,
    });
    const { now } = answer;
    const clockDifference = differenceOf(Date.parse(now), askedAt, Date.now());
    return { ...empty, answer, clockDifference, offsets: nodeOffsets(Date.parse(now)) };
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    return { ...empty, error: { message, ...(code !== undefined && { code }) } };
  }
}

/** Returns 0 if the time may lie between the request and its response. */
function differenceOf(time: number, askedAt: number, answeredAt: number): number {
  if (time > answeredAt) return time - answeredAt;
  return time < askedAt ? time - askedAt : 0;
}

function nodeOffsets(now: number): Offsets {
  const noon = Math.floor(now / dayMs) * dayMs + dayMs / 2;
  const offsets = (zone: string) =>
    Array.from({ length: days + 1 }, (_, day) => offsetAt(noon + day * dayMs, zone));
  return Object.fromEntries(zones.map((zone) => [zone, offsets(zone)]));
}
