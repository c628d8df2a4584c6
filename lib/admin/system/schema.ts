/** Dates are ISO texts, sizes bytes. */
export type SystemStatus = {
  jobs: Job[];
  mails: { waiting: number; waitingSince: string | null; dead: number };
  pictures: { count: number; bytes: number };
  database: { version: string; bytes: number };
  migrations: { applied: number; missing: string[] };
};

export type Job = { name: string; every: string; ranAt: string | null; isLate: boolean };

/** What one server knows of itself alone. */
export type ProcessStatus = {
  startedAt: string;
  memory: number;
  errors: number;
  warnings: string[];
  versions: { site: string; next: string; node: string };
};

const minuteMs = 60_000;

/** What the scheduler calls; late after a few calls that did not come. */
const jobs = [
  { name: "outbox", every: "Every minute", lateAfterMs: 5 * minuteMs },
  { name: "daily", every: "Every day", lateAfterMs: 26 * 60 * minuteMs },
] as const;

export function toJobs(ranAt: Partial<Record<string, string>>, now: number): Job[] {
  return jobs.map(({ name, every, lateAfterMs }) => {
    const last = ranAt[name] ?? null;
    return { name, every, ranAt: last, isLate: !last || now - Date.parse(last) > lateAfterMs };
  });
}
