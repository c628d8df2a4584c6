"use client";

import { useState } from "react";
import { useWatch } from "react-hook-form";
import { TextField } from "@/components/ui/field";
import { shortenSlug } from "@/lib/posts/admin/fields/slug";
import type { OpenedPost } from "@/lib/posts/admin/schema";
import { type FieldProps, type PostForm, setField } from "./field-props";

type Props = { form: PostForm; field: FieldProps; opened: OpenedPost | null; siteUrl: string };

export function SlugField({ form, field, opened, siteUrl }: Props) {
  const slug = useWatch({ control: form.control, name: "slug" });
  const [shortened, setShortened] = useState<{ from: string; to: string } | null>(null);
  const [said, setSaid] = useState("");
  const props = field("slug");
  const wasPublished = form.formState.defaultValues?.published === true;
  const undo = shortened?.to === slug ? shortened : null;
  const short = shortenSlug(slug);
  const shorten = () => {
    setShortened(undo ? null : { from: slug, to: short });
    setField(form, "slug", undo ? undo.from : short);
    setSaid(undo ? `Slug restored to ${undo.from}.` : `Slug shortened to ${short}.`);
  };
  const isIdle = props.readOnly || (!undo && short === slug);
  return (
    <div>
      <TextField
        {...props}
        label="Slug"
        hint={
          wasPublished && opened && slug !== opened.slug
            ? `/blog/${opened.slug} will redirect to the new URL.`
            : "The end of the post's URL, after /blog/."
        }
        required
        autoCapitalize="off"
        spellCheck={false}
      />
      <div className="post-slug mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="label min-w-0 text-muted">
          URL: {siteUrl}/blog/{slug || "…"}
        </p>
        {/* Not `disabled`: that would lose focus. */}
        <button
          type="button"
          className="link label min-h-6"
          aria-disabled={isIdle || undefined}
          hidden={!undo && short === slug}
          onClick={() => isIdle || shorten()}
        >
          {undo ? "Undo shortening" : "Shorten"}
        </button>
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
    </div>
  );
}
