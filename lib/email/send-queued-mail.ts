import "server-only";
import { after } from "next/server";
import { env } from "@/lib/env";
import { reportError } from "@/lib/log";
import { processState } from "@/lib/process-state";
import { call } from "@/lib/supabase/query";
import type { Row } from "@/lib/supabase/row";
import { jobClient } from "@/lib/supabase/service";
import { DeliveryError, deliver } from "./resend";

/** Longer than sending and recording an email can take, so that none is claimed twice. */
const leaseSeconds = 30;

const batchesPerRun = 20;

const timerMs = 10_000;

const maxWaitSeconds = 6 * 60 * 60;

/** The waits between all attempts add up to about a day. */
const attemptsAllowed = 14;

const reportOutage = (error: unknown) => reportError(error, "outbox");

export function sendQueuedMail(): void {
  after(() => sendDueMail().catch(reportOutage));
}

/**
 * Runs between the scheduler's calls, so that an email whose server was killed while sending it
 * goes out soon. Reports one error per outage. Returns a function that stops the timer and waits
 * for emails being sent.
 */
export function startMailTimer(): () => Promise<void> {
  let isAway = false;
  let sending = Promise.resolve();
  const send = () =>
    sendDueMail().then(
      () => {
        isAway = false;
      },
      (error) => {
        if (!isAway) reportOutage(error);
        isAway = true;
      },
    );
  const timer = setInterval(() => {
    sending = send();
  }, timerMs).unref();
  return () => {
    clearInterval(timer);
    return sending;
  };
}

export async function sendDueMail(): Promise<{ sent: number; failed: number }> {
  const totals = { sent: 0, failed: 0 };
  for (let round = 0; round < batchesPerRun; round++) {
    const outcomes = await sendBatch();
    totals.sent += outcomes.filter(Boolean).length;
    totals.failed += outcomes.filter((sent) => !sent).length;
    if (outcomes.length < env().MAILS_PER_SECOND || processState.drain.signal.aborted) break;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  return totals;
}

/** Records the scheduler's call for the admin's System page. */
export async function recordOutboxRun(): Promise<void> {
  await call(jobClient(), "record_job_run", { p_name: "outbox" }).catch(reportOutage);
}

async function sendBatch(): Promise<boolean[]> {
  const data = await call(jobClient(), "claim_outbox", {
    p_limit: env().MAILS_PER_SECOND,
    p_lease_seconds: leaseSeconds,
    p_per_second: env().MAILS_PER_SECOND,
  });
  return Promise.all(data.map(sendOne));
}

type Claimed = Row<"email_outbox">;

async function sendOne(row: Claimed): Promise<boolean> {
  try {
    // This many claims without a result mean that sending the email crashes the process.
    if (row.attempts > attemptsAllowed) throw new Error("Sending never finished");
    await deliver(row);
  } catch (reason) {
    await recordFailure(row, reason);
    return false;
  }
  // If this fails, the row is claimed again, and the idempotency key prevents a duplicate.
  const done = { p_id: row.id, p_attempt: row.attempts };
  await call(jobClient(), "complete_outbox", done).catch(reportOutage);
  return true;
}

async function recordFailure(row: Claimed, reason: unknown): Promise<void> {
  await call(jobClient(), "fail_outbox", {
    p_id: row.id,
    p_attempt: row.attempts,
    p_error: (reason instanceof Error ? reason.message : String(reason)).slice(0, 2000),
    p_retry_in_seconds: waitAfter(row, reason) ?? undefined,
  }).catch(reportOutage);
}

function waitAfter({ attempts }: Claimed, reason: unknown): number | null {
  const wait = retryInSeconds(attempts, env().OUTBOX_RETRY_SECONDS);
  const requested = reason instanceof DeliveryError ? reason.retryAfter : 0;
  return wait && Math.min(Math.max(wait, requested), maxWaitSeconds);
}

/** Exponential backoff in seconds, six hours at most; null when no attempts are left. */
export function retryInSeconds(attempts: number, base: number): number | null {
  if (attempts >= attemptsAllowed) return null;
  return Math.min(base * 2 ** (attempts - 1), maxWaitSeconds);
}
