import { fromInstant, toInstant } from "./instant";
import type { PostSchedule, ScheduleErrors, ScheduleInput } from "./schema";
import { scheduleStrings } from "./strings";

/**
 * Applies a form to a post, ignoring fields that are missing or unchanged: the form has no seconds,
 * and someone else may have changed the post since. Returns errors for fields changed by both.
 */
export function withInput(
  post: PostSchedule,
  input: ScheduleInput,
): { after: PostSchedule; errors: ScheduleErrors } {
  const errors: ScheduleErrors = {};
  const read = (name: "publish_at" | "unpublish_at" | "created_at", stored: number | null) => {
    const typed = input[name];
    const current = fromInstant(stored);
    const shown = input[`shown_${name}`] ?? current;
    if (typed === undefined || typed === shown || typed === current) return stored;
    if (shown !== current) errors[name] = scheduleStrings.dateChanged;
    return toInstant(typed);
  };
  // The post was published after the form was opened.
  if (post.published && (input.publish_at ?? "") !== (input.shown_publish_at ?? "")) {
    errors.publish_at = scheduleStrings.changed;
  }
  const after = {
    ...post,
    publishAt: post.published ? null : read("publish_at", post.publishAt),
    unpublishAt: read("unpublish_at", post.unpublishAt),
    createdAt: read("created_at", post.createdAt) ?? post.createdAt,
  };
  return { after, errors };
}
