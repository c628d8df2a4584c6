"use client";

import { useActionState } from "react";
import { useMay } from "@/components/admin/frame/access";
import { AuthorsFieldset } from "@/components/admin/posts/authors-fieldset";
import { ErrorSummary, FormResult } from "@/components/forms/form-result";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { KeptTextArea } from "@/components/forms/kept-text-area";
import { CheckField } from "@/components/ui/check-field";
import { TextField } from "@/components/ui/field";
import { type ActionResult, idle } from "@/lib/action";
import type { AuthorOption } from "@/lib/posts/admin/authors";
import { fieldNames, metaFields, postLimits } from "@/lib/posts/admin/fields/fields";
import { savePlainPost } from "@/lib/posts/admin/plain-actions";
import type { PostField, PostInput } from "@/lib/posts/admin/schema";

type Props = {
  values: PostInput;
  authors: readonly AuthorOption[];
  /** Hidden fields; a new post has no `id`. */
  hidden: Record<string, string>;
  /** Whether visitors can see the post. */
  isLive: boolean;
  flash: ActionResult<PostField>;
};

type TextName = Exclude<PostField, "tags" | "authors" | "published" | "noindex">;
type TextProps = { name: TextName; defaultValue: string; error?: string };

/** All post fields in one form that works without JavaScript. */
export function PlainPostForm({ values, authors, hidden, isLive, flash }: Props) {
  const mayPublish = useMay("posts.publish");
  const [result, action] = useActionState(savePlainPost, idle);
  const shown = result.status === "idle" ? flash : result;
  const errors = shown.status === "error" ? shown.errors : {};
  const field = (name: TextName) => ({
    name,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <form action={action} noValidate className="max-w-[52rem] space-y-6">
      <FormResult result={shown} />
      <ErrorSummary errors={errors} />
      <HiddenFields fields={Object.entries(hidden)} />
      <TextField {...field("title")} label="Title" required />
      <TextField {...field("slug")} label="Slug" required />
      <TextField {...field("cover_image")} label="Cover Image URL (optional)" inputMode="url" />
      <TextField {...field("cover_alt")} label="Cover alt text" />
      <KeptTextArea
        {...field("content")}
        label="Content"
        hint="Basic Markdown is supported."
        rows={24}
        required
      />
      <KeptTextArea
        {...field("excerpt")}
        label="Excerpt (optional)"
        hint="Generated from the content if empty."
        rows={3}
      />
      <TextField
        name="tags"
        label="Tags (optional)"
        hint="Separate tags with commas."
        defaultValue={values.tags.join(", ")}
        error={errors.tags}
      />
      <AuthorsFieldset id="authors" isEmpty={authors.length === 0} error={errors.authors}>
        {authors.map(({ key, name }) => (
          <CheckField
            key={key}
            id={`author-${key}`}
            name="authors"
            value={key}
            label={name}
            defaultChecked={values.authors.includes(key)}
          />
        ))}
      </AuthorsFieldset>
      <SearchFields field={field} noindex={values.noindex} />
      {mayPublish && (
        <CheckField
          name="published"
          label="Publish post (uncheck to save as draft)"
          defaultChecked={values.published}
          error={errors.published}
        />
      )}
      {errors.published && <PublishChoice />}
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button">
          {hidden.id ? "Update Post" : "Create Post"}
        </button>
        {isLive && (
          <button type="submit" name="button" value="revision" className="button button-quiet">
            Save draft
          </button>
        )}
      </div>
    </form>
  );
}

const fallbacks = {
  meta_title: "post title",
  meta_description: "excerpt",
  share_title: "search title",
  share_description: "search description",
};

type SearchFieldsProps = { field: (name: TextName) => TextProps; noindex: boolean };

function SearchFields({ field, noindex }: SearchFieldsProps) {
  return (
    <fieldset className="space-y-6 border-2 border-line p-5">
      <legend className="px-2 font-[650]">Search and sharing</legend>
      {metaFields.map((name) => {
        const hint = `Defaults to the ${fallbacks[name]}. Up to ${postLimits[name]} characters.`;
        const props = { ...field(name), label: fieldNames[name], hint };
        return name.endsWith("title") ? (
          <TextField key={name} {...props} />
        ) : (
          <KeptTextArea key={name} {...props} rows={3} />
        );
      })}
      <TextField
        {...field("canonical_url")}
        label={fieldNames.canonical_url}
        hint="Where this was first published. Defaults to the post's own URL."
        inputMode="url"
      />
      <CheckField name="noindex" label="Hide from search engines" defaultChecked={noindex} />
    </fieldset>
  );
}

function PublishChoice() {
  return (
    <fieldset className="flex flex-wrap gap-6">
      <legend className="sr-only">When to publish</legend>
      {[
        ["now", "Publish now"],
        ["later", "On that date"],
      ].map(([value, label]) => (
        <label key={value} className="flex items-center gap-2">
          <input type="radio" name="when" value={value} /> {label}
        </label>
      ))}
    </fieldset>
  );
}
