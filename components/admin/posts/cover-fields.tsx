"use client";

import { useRef } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { TextField } from "@/components/ui/field";
import { isCoverAddress, type PostInput } from "@/lib/posts/input";
import { CoverUpload } from "./cover-upload";
import type { FieldProps } from "./field-props";

type Props = { form: UseFormReturn<PostInput>; field: FieldProps };

/** The cover: an address or an upload, and what it shows in words. */
export function CoverFields({ form, field }: Props) {
  const image = useWatch({ control: form.control, name: "cover_image" });
  const known = isCoverAddress(image) ? image : null;

  const described = useRef("");

  const use = (address: string) => {
    const changed = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue("cover_image", address, changed);
    // What was said of the cover before was said of another picture; what was written since was not.
    if (form.getValues("cover_alt") === described.current) {
      form.setValue("cover_alt", "", { shouldDirty: true });
    }
    form.setFocus("cover_alt");
  };

  return (
    <div className="space-y-3">
      <TextField {...field("cover_image")} label="Cover Image URL (optional)" inputMode="url" />
      <CoverUpload
        image={known}
        onStart={() => {
          described.current = form.getValues("cover_alt");
        }}
        onUploaded={use}
      />
      <TextField
        {...field("cover_alt")}
        label="Cover description"
        hint="What the picture shows, for people who cannot see it. An uploaded one needs this."
      />
    </div>
  );
}
