/** Dates are ISO 8601 strings; sizes are in bytes. */
export type SystemStatus = {
  jobs: Job[];
  mails: { waiting: number; waitingSince: string | null; dead: number };
  pictures: { count: number; bytes: number };
  database: { version: string; bytes: number };
  migrations: { applied: number; missing: string[] };
};

/** `ranAt` is null if the job has never run, which counts as late only a while after start-up. */
export type JobState = { ranAt: string | null; isLate: boolean };

export type Job = { name: string; every: string } & JobState;

/** What a single server process knows about itself. */
export type ProcessStatus = {
  startedAt: string;
  memory: number;
  errors: number;
  warnings: string[];
  versions: { site: string; next: string; node: string };
};

const minuteMs = 60_000;

/** Jobs that the scheduler calls; a job is late after missing a few calls. */
const jobs = [
  { name: "outbox", every: "Every minute", lateAfterMs: 5 * minuteMs },
  { name: "schedule", every: "Every minute", lateAfterMs: 5 * minuteMs },
  { name: "daily", every: "Every day", lateAfterMs: 26 * 60 * minuteMs },
] as const;

export function toJobs(
  ranAt: Partial<Record<string, string>>,
  startedAt: number,
  now: number,
): Job[] {
  return jobs.map(({ name, every }) => {
    return { name, every, ...toJobState(name, ranAt[name], startedAt, now) };
  });
}

export function toJobState(
  job: (typeof jobs)[number]["name"],
  ranAt: string | null | undefined,
  startedAt: number,
  now: number,
): JobState {
  const lateAfterMs = jobs.find(({ name }) => name === job)?.lateAfterMs ?? 0;
  const since = ranAt ? Date.parse(ranAt) : startedAt;
  return { ranAt: ranAt ?? null, isLate: now - since > lateAfterMs };
}
