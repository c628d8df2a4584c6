import type { Fault } from "./faulty-site";

/** As PostgREST passes on what Postgres says. */
const rejected = (status: number, code: string, message: string): Fault => ({
  writes: true,
  status,
  error: { message, details: null, hint: null, code },
});

/** What can be wrong with the whole database. */
export const databaseFaults = {
  down: { cut: true },
  slow: { delay: 1_000 },
  // Longer than anybody waits.
  hanging: { delay: 60_000 },
  "read-only": rejected(405, "25006", "cannot execute INSERT in a read-only transaction"),
  full: rejected(503, "53100", 'could not extend file "base/5/1259": No space left on device'),
} satisfies Record<string, Fault>;

export type DatabaseFault = keyof typeof databaseFaults;

export const databaseFaultNames = Object.keys(databaseFaults) as DatabaseFault[];

/** Where nothing can be read either. */
export const unreadable: DatabaseFault[] = ["down", "hanging"];
