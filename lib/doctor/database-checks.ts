import { brand } from "@/content/brand";
import { toJobState } from "@/lib/admin/system/schema";
import { dayMs } from "@/lib/time/days";
import { type Check, failed, ok, runChecks, skipped, type Verdict, warning } from "./check";
import type { DatabaseAnswer, DatabaseFacts } from "./database-facts";

type Answered = DatabaseFacts & { answer: DatabaseAnswer };

const applyMigrations = "Apply them with supabase db push.";

/** All but the first are skipped without the database. */
export function checkDatabase(facts: DatabaseFacts): Check[] {
  const { answer } = facts;
  if (answer) return runChecks(rules, { ...facts, answer });
  return Object.keys(rules).map((name) => ({
    name,
    ...(name === "Database" ? unreached(facts) : skipped("Needs the database.")),
  }));
}

const rules = {
  Database: migrations,
  Clock: clock,
  "Time zones": timeZones,
  "Every-minute job": (facts: Answered) => job(facts, "outbox", "every minute"),
  "Daily job": (facts: Answered) => job(facts, "daily", "once a day"),
  "Email delivery": delivery,
  "Two-step sign-in": secondFactor,
  Backup: backup,
};

function unreached({ error }: DatabaseFacts): Verdict {
  // PostgREST doesn't know the function.
  if (error?.code === "PGRST202") return failed(`Migrations are missing. ${applyMigrations}`);
  return failed(`${error?.message}. Check SUPABASE_URL and SUPABASE_SECRET_KEY.`);
}

function migrations({ answer, migrations }: Answered): Verdict {
  const missing = migrations.filter((version) => !answer.migrations.includes(version));
  if (answer.migrations.length === 0) {
    return warning(
      "No migration is recorded. Use supabase db push instead of running them by hand.",
    );
  }
  if (missing.length > 0) {
    return failed(`Migrations are missing: ${missing.join(", ")}. ${applyMigrations}`);
  }
  return ok(`${answer.migrations.length} migrations applied, none missing.`);
}

function clock({ clockDifference }: Answered): Verdict {
  const seconds = Math.round(Math.abs(clockDifference) / 1000);
  if (seconds < 5) return ok("The server and the database agree.");
  const text = `The server's clock is ${seconds} s ${clockDifference < 0 ? "ahead of" : "behind"} the database's. Turn on NTP.`;
  return seconds < 60 ? warning(text) : failed(text);
}

/** Only the agency's own zone decides when its consultations are. */
function timeZones({ answer, offsets }: Answered): Verdict {
  for (const [zone, expected = []] of Object.entries(offsets)) {
    const wrong = zone === brand.timeZone ? failed : warning;
    const found = answer.offsets[zone];
    if (!found) return wrong(`Postgres doesn't know ${zone}. Update Postgres.`);
    const day = expected.findIndex((offset, index) => offset !== found[index]);
    if (day >= 0) {
      const date = new Date(Date.parse(answer.now) + day * dayMs).toISOString().slice(0, 10);
      const minutes = `${expected[day]} and ${found[day]} minutes from UTC`;
      return wrong(
        `Node and Postgres disagree about ${zone} on ${date} (${minutes}). Update the older one.`,
      );
    }
  }
  return ok(`Node and Postgres agree for the next two years: ${Object.keys(offsets).join(", ")}.`);
}

function job(facts: Answered, name: "outbox" | "daily", every: string): Verdict {
  const ranAt = facts.answer.jobs[name];
  const { isLate } = toJobState(name, ranAt, facts.startedAt, facts.now);
  const fix = `Schedule /api/cron/${name} ${every}.`;
  if (isLate) return failed(`${ranAt ? `Last run: ${ranAt}` : "Not run yet"}. ${fix}`);
  return ranAt ? ok("On time.") : warning(`Not run yet. ${fix}`);
}

function delivery({ answer: { mail }, now }: Answered): Verdict {
  if (!mail) return warning("No email yet. Send a test email on the System page.");
  if (mail.status === "sent") return ok("The last email was delivered to the provider.");
  if (mail.status === "dead") return failed("The last email failed. See /admin/outbox.");
  const isLate = now - Date.parse(mail.created_at) > 10 * 60_000;
  if (isLate) return failed("The last email is still waiting. See /admin/outbox.");
  return warning("The last email is being sent. Check again in a minute.");
}

function secondFactor({ answer: { owners } }: Answered): Verdict {
  if (owners.total === 0) {
    return failed("No owner yet. Open the setup link that the server logs when it starts.");
  }
  const without = owners.total - owners.protected;
  if (without === 0) return ok("On for all owners.");
  return warning(`Off for ${without} of ${owners.total} owners. Turn it on in Settings, Security.`);
}

function backup({ answer: { jobs }, now }: Answered): Verdict {
  if (!jobs.backup) return warning("No backup yet. Run npm run backup every night.");
  const days = Math.floor((now - Date.parse(jobs.backup)) / dayMs);
  const text = `The last backup is ${days} days old.`;
  if (days < 2) return ok("Less than two days old.");
  return days < 8 ? warning(`${text} Run npm run backup.`) : failed(`${text} Run npm run backup.`);
}
