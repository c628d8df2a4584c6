"use server";

import { headers } from "next/headers";
import { after } from "next/server";
import type { ActionResult } from "@/lib/action";
import { drainOutbox } from "@/lib/email/outbox";
import { env } from "@/lib/env";
import { invalid, readFields } from "@/lib/forms/fields";
import { looksAutomated, tooFast } from "@/lib/forms/spam";
import { findProject } from "@/lib/portfolio/find-project";
import { reportError } from "@/lib/report";
import { clientAddress } from "@/lib/security/client-address";
import { waitlistMail } from "./mails";
import { storeEntry } from "./queries";
import { type WaitlistField, WaitlistInput } from "./schema";
import { limitedText, waitlistTexts } from "./texts";

type Result = ActionResult<WaitlistField>;

/** Puts a visitor on the waitlist of a project that is not open yet; once is as good as twice. */
export async function joinWaitlist(_previous: Result, form: FormData): Promise<Result> {
  const values = readFields(form, WaitlistInput);
  if (looksAutomated(form)) return { status: "success", message: waitlistTexts.joined };
  const project = findProject(values.project_id ?? "");
  if (!project || project.liveUrl) return failure(waitlistTexts.failed, values);
  const input = WaitlistInput.safeParse(values);
  if (!input.success) return invalid(input.error, values);
  if (tooFast(form)) return failure(waitlistTexts.tooFast, values);
  const { name, email } = input.data;
  const address = clientAddress(await headers(), env().TRUSTED_PROXIES);
  try {
    const mails = [waitlistMail(name, email, project.title)];
    const wait = await storeEntry({ project, name, email }, address, mails);
    if (wait !== null) return failure(limitedText(wait), values);
  } catch (error) {
    reportError(error, "waitlist form");
    return failure(waitlistTexts.failed, values);
  }
  after(() => drainOutbox().catch((error) => reportError(error, "outbox")));
  return { status: "success", message: waitlistTexts.joined };
}

function failure(message: string, values: Partial<Record<WaitlistField, string>>): Result {
  return { status: "error", message, errors: {}, values };
}
