"use client";

import type { ReactNode } from "react";
import { useController, useWatch } from "react-hook-form";
import { useMay } from "@/components/admin/frame/access";
import { AuthorsFieldset } from "@/components/admin/posts/authors-fieldset";
import { CheckList } from "@/components/admin/posts/editor/seo/check-list";
import { SearchSection } from "@/components/admin/posts/editor/seo/search-section";
import { useChecks } from "@/components/admin/posts/editor/seo/use-checks";
import { type Layout, type PanelName, panels } from "@/components/admin/posts/editor/use-layout";
import type { PostText } from "@/components/admin/posts/editor/writing/text/post-text";
import { TextArea, TextField } from "@/components/ui/field";
import type { AuthorOption } from "@/lib/posts/admin/authors";
import type { SearchAppearance } from "@/lib/posts/admin/fields/search-appearance";
import type { OpenedPost } from "@/lib/posts/admin/schema";
import { CoverUpload } from "./cover-upload";
import { type FieldProps, type PostForm, setField } from "./field-props";
import { SlugField } from "./slug-field";
import { TagsField } from "./tags-field";
import type { CoverUploading } from "./use-cover-upload";

type Props = {
  id: string;
  layout: Layout;
  text: () => PostText | null;
  form: PostForm;
  field: FieldProps;
  opened: OpenedPost | null;
  uploading: CoverUploading;
  coverOf: (url: string) => string | null;
  knownTags: readonly string[];
  authors: readonly AuthorOption[];
  searchAppearance: SearchAppearance;
  /** Sections with their own forms; empty for a new post. */
  sections: Partial<Record<PanelName, ReactNode>>;
};

/**
 * All post fields except title and text. Rendered outside the form; the fields refer to it by id.
 */
export function DetailsPanel({ id, layout, form, field, opened, text, sections, ...props }: Props) {
  const { uploading, coverOf, knownTags, authors, searchAppearance } = props;
  const checks = useChecks(form);
  const mayPublish = useMay("posts.publish");
  const { panel } = layout;
  // Their forms work without JavaScript, unlike the post's, which has a plain page.
  const shownOn = (name: PanelName) => (name === panel ? undefined : "only-without-script");
  return (
    <section id={id} aria-label="Details" hidden={!layout.details} className="post-details">
      <fieldset aria-label="Panel" className="post-views">
        {panelNames.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === panel}
            onClick={() => layout.setPanel(name)}
          >
            {panels[name]}
          </button>
        ))}
      </fieldset>
      <div className="only-with-script space-y-6" hidden={panel !== "post"}>
        <SlugField form={form} field={field} opened={opened} siteUrl={searchAppearance.siteUrl} />
        <CoverFields {...{ form, field, uploading, coverOf }} />
        <TextArea
          {...field("excerpt")}
          label="Excerpt (optional)"
          hint="Generated from the content if empty."
          rows={3}
        />
        <TagsField form={form} field={field} known={knownTags} />
        <AuthorsField form={form} field={field} authors={authors} />
        <SearchSection form={form} field={field} excerpt={checks.excerpt} at={searchAppearance} />
      </div>
      <div className={shownOn("publish")}>
        <CheckList checks={checks} field={field} text={text} onReveal={layout.reveal} />
        {sections.publish ?? (
          <p className="mt-6 text-muted">
            Save the post to {mayPublish ? "schedule it or to share a draft" : "request a review"}.
          </p>
        )}
      </div>
      <div className={shownOn("versions")}>
        {sections.versions ?? <p className="text-muted">No saved versions yet.</p>}
      </div>
    </section>
  );
}

const panelNames = Object.keys(panels) as PanelName[];

type CoverFieldsProps = Pick<Props, "form" | "field" | "uploading" | "coverOf">;

function CoverFields({ form, field, uploading, coverOf }: CoverFieldsProps) {
  const image = useWatch({ control: form.control, name: "cover_image" });
  const imageField = field("cover_image");
  return (
    <div className="space-y-3">
      <TextField
        {...imageField}
        label="Cover Image URL (optional)"
        hint="Images from other sites are copied here when you save."
        inputMode="url"
      />
      <CoverUpload image={coverOf(image)} uploading={uploading} readOnly={imageField.readOnly} />
      <TextField
        {...field("cover_alt")}
        label="Cover alt text"
        hint="Describe the image. Required for uploaded images."
      />
    </div>
  );
}

type AuthorsProps = Pick<Props, "form" | "field" | "authors">;

function AuthorsField({ form, field, authors }: AuthorsProps) {
  const { id, error, readOnly } = field("authors");
  const { ref, value } = useController({ control: form.control, name: "authors" }).field;
  const toggle = (key: string) =>
    value.includes(key) ? value.filter((other) => other !== key) : [...value, key];
  return (
    <AuthorsFieldset id={id} isEmpty={authors.length === 0} error={error}>
      {authors.map(({ key, name }) => (
        <label key={key} className="post-publish">
          <input
            ref={ref}
            type="checkbox"
            className="h-5 w-5 accent-[var(--mask)]"
            checked={value.includes(key)}
            onChange={() => readOnly || setField(form, "authors", toggle(key))}
          />
          {name}
        </label>
      ))}
    </AuthorsFieldset>
  );
}
