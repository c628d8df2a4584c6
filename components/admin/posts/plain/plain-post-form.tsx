"use client";

import { useActionState } from "react";
import { ErrorSummary, FormResult } from "@/components/forms/form-result";
import { CheckField } from "@/components/ui/check-field";
import { TextArea, TextField } from "@/components/ui/field";
import { type ActionResult, idle } from "@/lib/action";
import { savePlainPost } from "@/lib/posts/admin/plain-actions";
import type { PostField, PostInput } from "@/lib/posts/admin/schema";

type Props = {
  values: PostInput;
  /** Of a new post without `id`. */
  hidden: Record<string, string>;
  /** Of a post that visitors see. */
  isLive: boolean;
  flash: ActionResult<PostField>;
};

/** All of a post in one form, which the browser sends by itself. */
export function PlainPostForm({ values, hidden, isLive, flash }: Props) {
  const [result, action] = useActionState(savePlainPost, idle);
  const shown = result.status === "idle" ? flash : result;
  const errors = shown.status === "error" ? shown.errors : {};
  const field = (name: Exclude<PostField, "tags" | "published">) => ({
    name,
    defaultValue: values[name],
    ...(errors[name] && { error: errors[name] }),
  });
  return (
    <form action={action} noValidate className="max-w-[52rem] space-y-6">
      <FormResult result={shown} />
      <ErrorSummary errors={errors} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField {...field("title")} label="Title" required />
      <TextField {...field("slug")} label="Slug" required />
      <TextField {...field("cover_image")} label="Cover Image URL (optional)" inputMode="url" />
      <TextField {...field("cover_alt")} label="Cover description" />
      <TextArea
        {...field("content")}
        label="Content"
        hint="Basic Markdown is supported."
        rows={24}
        required
      />
      <TextArea
        {...field("excerpt")}
        label="Excerpt (optional)"
        hint="Generated from the content if empty."
        rows={3}
      />
      <TextField
        name="tags"
        label="Tags (optional)"
        hint="With a comma after each."
        defaultValue={values.tags.join(", ")}
        {...(errors.tags && { error: errors.tags })}
      />
      <CheckField
        name="published"
        label="Publish post (uncheck to save as draft)"
        defaultChecked={values.published}
      />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button">
          {hidden.id ? "Update Post" : "Create Post"}
        </button>
        {isLive && (
          <button type="submit" name="button" value="aside" className="button button-quiet">
            Save Draft
          </button>
        )}
      </div>
    </form>
  );
}
