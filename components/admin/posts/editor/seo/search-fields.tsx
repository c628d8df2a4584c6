"use client";

import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import type { FieldProps, PostForm } from "@/components/admin/posts/editor/fields/field-props";
import { TextField } from "@/components/ui/field";
import { metaFields } from "@/lib/posts/admin/fields/fields";
import type { SearchAppearance } from "@/lib/posts/admin/fields/search-appearance";
import type { PostField } from "@/lib/posts/admin/schema";
import { shownMeta } from "@/lib/posts/meta";
import { CountedField } from "./counted-field";
import { Previews } from "./previews";

type Props = {
  form: PostForm;
  field: FieldProps;
  excerpt: string;
  at: SearchAppearance;
  /** Field to focus on mount. */
  wanted: PostField | undefined;
};

export function SearchFields({ form, field, excerpt, at, wanted }: Props) {
  const [title, slug, written, meta_title, meta_description, share_title, share_description] =
    useWatch({ control: form.control, name: ["title", "slug", "excerpt", ...metaFields] });
  const noindex = useWatch({ control: form.control, name: "noindex" });
  const meta = shownMeta({
    title: title.trim(),
    excerpt: written.trim() || excerpt,
    meta_title: meta_title.trim(),
    meta_description: meta_description.trim(),
    share_title: share_title.trim(),
    share_description: share_description.trim(),
  });

  // Only on mount: later it would steal focus while somebody types.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the field wanted on mount.
  useEffect(() => {
    if (wanted) form.setFocus(wanted);
  }, []);

  const noindexField = field("noindex");
  const props = { form, field };
  return (
    <div className="space-y-6">
      <Previews {...at} meta={meta} slug={slug} noindex={noindex} />
      <CountedField {...props} name="meta_title" placeholder={title.trim()} />
      <CountedField {...props} name="meta_description" placeholder={written.trim() || excerpt} />
      <CountedField {...props} name="share_title" placeholder={meta.title} />
      <CountedField {...props} name="share_description" placeholder={meta.description} />
      <TextField
        {...field("canonical_url")}
        label="Canonical URL"
        hint="Where this was first published. The post is then left out of the sitemap."
        placeholder={`${at.siteUrl}/blog/${slug}`}
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
      />
      <label className="flex w-fit cursor-pointer items-center gap-3 font-[600]">
        <input
          type="checkbox"
          className="h-5 w-5 accent-[var(--mask)]"
          {...form.register("noindex")}
          id={noindexField.id}
          form={noindexField.form}
          onClick={(event) => noindexField.readOnly && event.preventDefault()}
        />
        Hide from search engines
      </label>
    </div>
  );
}
