import type { Fault } from "./faulty-site";

/** Builds a Postgres error as PostgREST reports it. */
const rejected = (status: number, code: string, message: string): Fault => ({
  writes: true,
  status,
  error: { message, details: null, hint: null, code },
});

/** Faults that affect the whole database. */
export const databaseFaults = {
  down: { cut: true },
  slow: { delay: 1_000 },
  // Longer than any timeout.
  hanging: { delay: 60_000 },
  "read-only": rejected(405, "25006", "cannot execute INSERT in a read-only transaction"),
  full: rejected(503, "53100", 'could not extend file "base/5/1259": No space left on device'),
} satisfies Record<string, Fault>;

export type DatabaseFault = keyof typeof databaseFaults;

export const databaseFaultNames = Object.keys(databaseFaults) as DatabaseFault[];

/** Faults that make reads fail too. */
export const unreadable: DatabaseFault[] = ["down", "hanging"];
