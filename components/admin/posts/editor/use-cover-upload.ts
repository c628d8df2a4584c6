"use client";

import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { coverStrings, maxCoverBytes } from "@/lib/media/strings";
import type { PostInput } from "@/lib/posts/admin/schema";

const endpoint = "/api/covers";

type Upload = { status: "idle" | "sending" } | { status: "error"; message: string };

export type CoverUploading = ReturnType<typeof useCoverUpload>;

export function useCoverUpload(form: UseFormReturn<PostInput>) {
  const [upload, setUpload] = useState<Upload>({ status: "idle" });

  const send = async (file: File) => {
    setUpload({ status: "sending" });
    const described = form.getValues("cover_alt");
    const answer = file.size > maxCoverBytes ? { error: coverStrings.tooLarge } : await post(file);
    // Set by `showStillUploading`.
    form.clearErrors("cover_image");
    if ("error" in answer) return setUpload({ status: "error", message: answer.error });
    setUpload({ status: "idle" });
    use(answer.url, described);
  };

  const use = (url: string, described: string) => {
    const changed = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue("cover_image", url, changed);
    // The old text described the old picture; text written during the upload stays.
    if (form.getValues("cover_alt") === described) {
      form.setValue("cover_alt", "", { shouldDirty: true });
    }
    form.setFocus("cover_alt");
  };

  const sending = upload.status === "sending";
  const showStillUploading = () =>
    form.setError("cover_image", { message: coverStrings.sending }, { shouldFocus: true });

  return { upload, sending, send, showStillUploading };
}

async function post(file: File): Promise<{ url: string } | { error: string }> {
  try {
    const response = await fetch(endpoint, { method: "POST", body: file });
    const { url, error } = await response.json();
    return typeof url === "string" ? { url } : { error: error ?? coverStrings.failed };
  } catch {
    return { error: coverStrings.unreached };
  }
}
