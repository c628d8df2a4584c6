import "server-only";
import { version as nextVersion } from "next/package.json";
import { withReporting } from "@/lib/action";
import { requireAdmin } from "@/lib/auth/session";
import { builtMigrations } from "@/lib/env";
import { countRecentErrors, processState } from "@/lib/process-state";
import { call } from "@/lib/supabase/query";
import { version } from "@/package.json";
import { type JobState, type ProcessStatus, type SystemStatus, toJobState, toJobs } from "./schema";

type Answer = {
  jobs: Record<string, string>;
  mails: { waiting: number; waiting_since: string | null; dead: number };
  pictures: SystemStatus["pictures"];
  database: SystemStatus["database"];
  migrations: string[];
};

/** Returns null and reports the error if the query fails. */
export async function getSystemStatus(): Promise<SystemStatus | null> {
  const { client } = await requireAdmin("system");
  return withReporting<SystemStatus | null>("system", null, async () =>
    toStatus(await call(client, "system_status")),
  );
}

/** State of the job that publishes posts. Returns null and reports the error if the query fails. */
export async function getScheduler(): Promise<JobState | null> {
  const { client } = await requireAdmin("posts.own");
  return withReporting<JobState | null>("system", null, async () => {
    const ranAt = await call(client, "schedule_ran_at");
    return toJobState("schedule", ranAt, processState.startedAt, Date.now());
  });
}

export function getProcessStatus(): ProcessStatus {
  return {
    startedAt: new Date(processState.startedAt).toISOString(),
    memory: process.memoryUsage.rss(),
    errors: countRecentErrors(),
    warnings: [...processState.warnings],
    versions: { site: version, next: nextVersion, node: process.versions.node },
  };
}

function toStatus({ jobs, mails, migrations, ...answer }: Answer): SystemStatus {
  return {
    ...answer,
    jobs: toJobs(jobs, processState.startedAt, Date.now()),
    mails: { waiting: mails.waiting, waitingSince: mails.waiting_since, dead: mails.dead },
    migrations: {
      applied: migrations.length,
      missing: builtMigrations.filter((version) => !migrations.includes(version)),
    },
  };
}
