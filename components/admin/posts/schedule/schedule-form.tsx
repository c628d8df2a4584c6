"use client";

import { useId } from "react";
import { ErrorSummary, FormResult } from "@/components/forms/form-result";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import { TextField } from "@/components/ui/field";
import { brand } from "@/content/brand";
import type { ActionResult, FieldStrings } from "@/lib/action";
import { saveSchedule } from "@/lib/posts/admin/schedule/actions";
import { fromInstant } from "@/lib/posts/admin/schedule/instant";
import type { PostSchedule, ScheduleField } from "@/lib/posts/admin/schedule/schema";
import { scheduleForm, scheduleStrings } from "@/lib/posts/admin/schedule/strings";
import { cityOf } from "@/lib/time/format";
import { useTypedSchedule } from "./use-typed-schedule";

type Props = { post: PostSchedule; flash: ActionResult<ScheduleField> };

export function ScheduleForm({ post, flash }: Props) {
  const id = useId();
  const { result, pending, errors, values, send, props } = useEnhancedForm(saveSchedule, {
    schema: async () => (await import("@/lib/posts/admin/schedule/schema")).ScheduleInput,
    unreached: scheduleStrings.failed,
    permalink: `#${scheduleForm}`,
    dismissed: [scheduleStrings.saved],
    flash,
  });
  const typed = useTypedSchedule(post);
  const field = (name: ScheduleField, stored: number | null) => ({
    name,
    id: `${id}-${name}`,
    type: "datetime-local",
    defaultValue: values[name] ?? fromInstant(stored),
    error: errors[name],
  });
  // After an error, keeps the values first shown: somebody else may have changed the date since.
  const shown = (name: "publish_at" | "unpublish_at" | "created_at", stored: number | null) => ({
    type: "hidden",
    name: `shown_${name}`,
    value: values[`shown_${name}`] ?? fromInstant(stored),
  });
  const clear = (form: HTMLFormElement | null) => {
    const data = new FormData(form ?? undefined);
    data.set("clear", "yes");
    send(data);
  };
  const isPlanned = post.publishAt !== null || post.unpublishAt !== null;
  return (
    <form {...props} id={scheduleForm} aria-label="Schedule" className="space-y-4">
      <ErrorSummary errors={byId(errors, id)} />
      <input type="hidden" name="id" value={post.id} />
      {!post.published && <input {...shown("publish_at", post.publishAt)} />}
      <input {...shown("unpublish_at", post.unpublishAt)} />
      <input {...shown("created_at", post.createdAt)} />
      <p className="text-sm text-muted">All times are {cityOf(brand.timeZone)} time.</p>
      {!post.published && (
        <TextField
          {...field("publish_at", post.publishAt)}
          label="Publish at"
          {...typed.publishAt}
        />
      )}
      <TextField
        {...field("unpublish_at", post.unpublishAt)}
        label="Unpublish at"
        {...typed.unpublishAt}
      />
      <TextField
        {...field("created_at", post.createdAt)}
        label="Publishing date"
        hint="Shown to readers and used for sorting. Scheduled posts use their publish time."
        required
      />
      <p role="status" className="font-[600]">
        {typed.text}
        {typed.isTyped && <span className="block text-muted">Unsaved.</span>}
      </p>
      <FormResult result={result} />
      <div className="flex flex-wrap gap-3">
        {/* Not `disabled` while busy: that would lose focus. */}
        <button type="submit" className="button" aria-disabled={pending || undefined}>
          {pending ? "Saving..." : "Save schedule"}
        </button>
        {isPlanned && (
          <button
            type="submit"
            name="clear"
            value="yes"
            className="button button-quiet"
            aria-disabled={pending || undefined}
            onClick={(event) => {
              event.preventDefault();
              if (!pending) clear(event.currentTarget.form);
            }}
          >
            Unschedule
          </button>
        )}
      </div>
    </form>
  );
}

/** Maps field names to ids, which the error summary links to. */
function byId(errors: FieldStrings<ScheduleField>, id: string): FieldStrings {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [`${id}-${name}`, error]),
  );
}
