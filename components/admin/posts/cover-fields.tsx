"use client";

import { type UseFormReturn, useWatch } from "react-hook-form";
import { TextField } from "@/components/ui/field";
import { isCoverAddress, type PostInput } from "@/lib/posts/input";
import { CoverUpload } from "./cover-upload";
import type { FieldProps } from "./field-props";
import type { CoverUploading } from "./use-cover-upload";

type Props = { form: UseFormReturn<PostInput>; field: FieldProps; uploading: CoverUploading };

/** The cover: an address or an upload, and what it shows in words. */
export function CoverFields({ form, field, uploading }: Props) {
  const image = useWatch({ control: form.control, name: "cover_image" });
  const known = isCoverAddress(image) ? image : null;

  const address = field("cover_image");
  return (
    <div className="space-y-3">
      <TextField {...address} label="Cover Image URL (optional)" inputMode="url" />
      <CoverUpload image={known} uploading={uploading} readOnly={address.readOnly} />
      <TextField
        {...field("cover_alt")}
        label="Cover description"
        hint="What the picture shows, for people who cannot see it. An uploaded one needs this."
      />
    </div>
  );
}
