"use client";

import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { TextArea } from "@/components/ui/field";
import type { OpenedPost, PostInput } from "@/lib/posts/admin/schema";
import { CoverFields } from "./cover-fields";
import type { FieldProps } from "./field-props";
import { SlugField } from "./slug-field";
import { TagsField } from "./tags-field";
import type { CoverUploading } from "./use-cover-upload";

type Props = {
  id: string;
  open: boolean;
  form: UseFormReturn<PostInput>;
  field: FieldProps;
  opened: OpenedPost | null;
  uploading: CoverUploading;
  coverOf: (url: string) => string | null;
  knownTags: readonly string[];
  /** What has forms of its own. */
  children: ReactNode;
};

/** All of a post but its title and text. Stands outside the form: its fields name it. */
export function DetailsPanel({ id, open, form, field, opened, children, ...props }: Props) {
  const { uploading, coverOf, knownTags } = props;
  return (
    <section id={id} aria-label="Details" hidden={!open} className="post-details">
      <div className="space-y-6">
        <SlugField form={form} field={field} opened={opened} />
        <CoverFields {...{ form, field, uploading, coverOf }} />
        <TextArea
          {...field("excerpt")}
          label="Excerpt (optional)"
          hint="Generated from the content if empty."
          rows={3}
        />
        <TagsField form={form} field={field} known={knownTags} />
      </div>
      {children}
    </section>
  );
}
