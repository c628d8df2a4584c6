"use client";

import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { coverTexts, mostCoverBytes } from "@/lib/covers/texts";
import type { PostInput } from "@/lib/posts/input";

/** Where covers are taken (app/api/covers). */
const endpoint = "/api/covers";

type Upload = { status: "idle" | "sending" } | { status: "error"; message: string };

export type CoverUploading = ReturnType<typeof useCoverUpload>;

/**
 * Sends a picture to be kept as the post's cover. What fails leaves the form as it is. `hold` is for what
 * would go on without a picture that is on its way: it is true then, and says so at the cover.
 */
export function useCoverUpload(form: UseFormReturn<PostInput>) {
  const [upload, setUpload] = useState<Upload>({ status: "idle" });

  const send = async (file: File) => {
    setUpload({ status: "sending" });
    const described = form.getValues("cover_alt");
    const answer = file.size > mostCoverBytes ? { error: coverTexts.tooLarge } : await post(file);
    // What `hold` said.
    form.clearErrors("cover_image");
    if ("error" in answer) return setUpload({ status: "error", message: answer.error });
    setUpload({ status: "idle" });
    use(answer.address, described);
  };

  const use = (address: string, described: string) => {
    const changed = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue("cover_image", address, changed);
    // What was said of the cover before was said of another picture; what was written since was not.
    if (form.getValues("cover_alt") === described) {
      form.setValue("cover_alt", "", { shouldDirty: true });
    }
    form.setFocus("cover_alt");
  };

  const sending = upload.status === "sending";
  const hold = () => {
    if (sending) {
      form.setError("cover_image", { message: coverTexts.sending }, { shouldFocus: true });
    }
    return sending;
  };

  return { upload, sending, send, hold };
}

async function post(file: File): Promise<{ address: string } | { error: string }> {
  try {
    const response = await fetch(endpoint, { method: "POST", body: file });
    const { address, error } = await response.json();
    return typeof address === "string" ? { address } : { error: error ?? coverTexts.failed };
  } catch {
    return { error: coverTexts.unreached };
  }
}
