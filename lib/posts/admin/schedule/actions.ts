"use server";

import { z } from "zod";
import { brand } from "@/content/brand";
import { type ActionResult, failure, invalid, success, withReporting } from "@/lib/action";
import { adminSession } from "@/lib/auth/session";
import { flashResult } from "@/lib/forms/flash";
import { formAction, valueAction } from "@/lib/forms/server-action";
import { readFields, readSubmission } from "@/lib/forms/submission";
import { toLocalTime } from "@/lib/time/local-time";
import { toInstant } from "./instant";
import { movedText } from "./plan-text";
import { readSchedule } from "./queries";
import { Moment, type ScheduleField, ScheduleInput, scheduleErrors } from "./schema";
import { storeSchedule } from "./store";
import { scheduleForm, scheduleStrings } from "./strings";
import { withInput } from "./with-input";

const PostId = z.guid();

const noPlan = { publish_at: "", unpublish_at: "", created_at: undefined };

/** With `clear`, takes both dates away and leaves the publishing date. */
export const saveSchedule = formAction<ActionResult<ScheduleField>>(async (form) => {
  const id = PostId.safeParse(form.get("id"));
  const values = readFields(form, ScheduleInput);
  const result = await withReporting("schedule", failure(scheduleStrings.failed, values), () =>
    save(id.data ?? "", form),
  );
  return flashResult(`/admin/posts/${id.data ?? ""}`, result, { form: scheduleForm });
});

/**
 * Plans a draft for `at`, by the agency's clock; without a date where it is empty. Only over the plan that
 * was `shown`.
 */
export const movePost = valueAction(
  [PostId, Moment, Moment],
  async (row, shown, at): Promise<ActionResult> => {
    const session = await adminSession();
    if (!session.client) return failure(session.message);
    const post = row.success ? await readSchedule(session.client, row.data) : null;
    if (!post) return failure(scheduleStrings.gone);
    if (post.published) return failure(scheduleStrings.publishedStays);
    if (!at.success) return failure(at.error.issues[0]?.message ?? scheduleStrings.unreadable);
    const { publishAt } = post;
    const planned = publishAt === null ? "" : toLocalTime(publishAt, brand.timeZone);
    if (shown.data !== planned) return failure(scheduleStrings.dateChanged);
    const after = { ...post, publishAt: toInstant(at.data) };
    const [error] = Object.values(scheduleErrors(post, after, Date.now()));
    if (error) return failure(error);
    const problem = await storeSchedule(session.client, post, after);
    return problem ? failure(problem) : success(movedText(post.title, after.publishAt));
  },
);

async function save(id: string, form: FormData): Promise<ActionResult<ScheduleField>> {
  const session = await adminSession();
  if (!session.client) return failure(session.message, readFields(form, ScheduleInput));
  const { result, data, values } = readSubmission(form, ScheduleInput);
  if (result) return result;
  const post = id ? await readSchedule(session.client, id) : null;
  if (!post) return failure(scheduleStrings.gone, values);
  const { after, errors: conflicts } = withInput(
    post,
    form.has("clear") ? { ...data, ...noPlan } : data,
  );
  const errors = { ...scheduleErrors(post, after, Date.now()), ...conflicts };
  if (Object.keys(errors).length > 0) return invalid(errors, values);
  const problem = await storeSchedule(session.client, post, after);
  return problem ? failure(problem, values) : success(scheduleStrings.saved);
}
