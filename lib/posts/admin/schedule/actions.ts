"use server";

import { z } from "zod";
import { failure, invalid } from "@/lib/action";
import { adminAction, asAdmin, rowPage } from "@/lib/admin/action";
import { valueAction } from "@/lib/forms/server-action";
import { fromInstant, toInstant } from "./instant";
import { readSchedule } from "./queries";
import { movedText } from "./schedule-text";
import { Moment, ScheduleInput, scheduleErrors } from "./schema";
import { storeSchedule } from "./store";
import { scheduleForm, scheduleStrings } from "./strings";
import { withInput } from "./with-input";

const PostId = z.guid();

const reported = {
  permission: "posts.publish",
  where: "schedule",
  failed: scheduleStrings.failed,
} as const;

const noSchedule = { publish_at: "", unpublish_at: "", created_at: undefined };

/** With `clear`, removes both scheduled dates and keeps the publishing date. */
export const saveSchedule = adminAction(
  ScheduleInput,
  { ...reported, shownOn: (form) => [rowPage("/admin/posts", form), { form: scheduleForm }] },
  async ({ client }, data, form) => {
    const { data: id } = PostId.safeParse(form.get("id"));
    const post = id ? await readSchedule(client, id) : null;
    if (!post) return failure(scheduleStrings.gone);
    const { after, errors: conflicts } = withInput(
      post,
      form.has("clear") ? { ...data, ...noSchedule } : data,
    );
    const errors = { ...scheduleErrors(post, after, Date.now()), ...conflicts };
    if (Object.keys(errors).length > 0) return invalid(errors);
    return storeSchedule(client, post, after, scheduleStrings.saved);
  },
);

/**
 * Schedules a draft for `at` in the agency's time zone; an empty `at` clears the date. Fails if the
 * schedule is no longer as `shown`.
 */
export const movePost = valueAction([PostId, Moment, Moment], (row, shown, at) =>
  asAdmin(reported, async ({ client }) => {
    const post = row.success ? await readSchedule(client, row.data) : null;
    if (!post) return failure(scheduleStrings.gone);
    if (post.published) return failure(scheduleStrings.publishedStays);
    if (!at.success) return failure(at.error.issues[0]?.message ?? scheduleStrings.unreadable);
    if (shown.data !== fromInstant(post.publishAt)) return failure(scheduleStrings.dateChanged);
    const after = { ...post, publishAt: toInstant(at.data) };
    const [error] = Object.values(scheduleErrors(post, after, Date.now()));
    if (error) return failure(error);
    return storeSchedule(client, post, after, movedText(post.title, after.publishAt));
  }),
);
