"use client";

import { type UseFormReturn, useWatch } from "react-hook-form";
import { TextField } from "@/components/ui/field";
import type { PostInput } from "@/lib/posts/admin/schema";
import { CoverUpload } from "./cover-upload";
import type { FieldProps } from "./field-props";
import type { CoverUploading } from "./use-cover-upload";

type Props = {
  form: UseFormReturn<PostInput>;
  field: FieldProps;
  uploading: CoverUploading;
  coverOf: (url: string) => string | null;
};

export function CoverFields({ form, field, uploading, coverOf }: Props) {
  const image = useWatch({ control: form.control, name: "cover_image" });
  const imageField = field("cover_image");
  return (
    <div className="space-y-3">
      <TextField
        {...imageField}
        label="Cover Image URL (optional)"
        hint="A picture at another address is fetched and stored here when the post is saved."
        inputMode="url"
      />
      <CoverUpload image={coverOf(image)} uploading={uploading} readOnly={imageField.readOnly} />
      <TextField
        {...field("cover_alt")}
        label="Cover description"
        hint="Describe the image for people who cannot see it. Required for uploaded images."
      />
    </div>
  );
}
