"use client";

import { type UseFormReturn, useWatch } from "react-hook-form";
import { TextField } from "@/components/ui/field";
import { isCoverUrl, type PostInput } from "@/lib/posts/admin/schema";
import { CoverUpload } from "./cover-upload";
import type { FieldProps } from "./field-props";
import type { CoverUploading } from "./use-cover-upload";

type Props = { form: UseFormReturn<PostInput>; field: FieldProps; uploading: CoverUploading };

export function CoverFields({ form, field, uploading }: Props) {
  const image = useWatch({ control: form.control, name: "cover_image" });
  const known = isCoverUrl(image) ? image : null;

  const imageField = field("cover_image");
  return (
    <div className="space-y-3">
      <TextField {...imageField} label="Cover Image URL (optional)" inputMode="url" />
      <CoverUpload image={known} uploading={uploading} readOnly={imageField.readOnly} />
      <TextField
        {...field("cover_alt")}
        label="Cover description"
        hint="Describe the image for people who cannot see it. Required for uploaded images."
      />
    </div>
  );
}
