"use client";

import { useRef, useState } from "react";
import { uploadPicture } from "@/components/admin/media/upload-picture";
import type { Picture } from "@/lib/media/schema";
import { mediaStrings } from "@/lib/media/strings";
import { type PostForm, setField } from "./field-props";

type Upload = { status: "idle" | "sending" } | { status: "error"; message: string };

export type CoverUploading = ReturnType<typeof useCoverUpload>;

export function useCoverUpload(form: PostForm) {
  const [upload, setUpload] = useState<Upload>({ status: "idle" });

  // Known to a save that began before the upload.
  const isSending = useRef(false);

  const send = async (file: File) => {
    isSending.current = true;
    setUpload({ status: "sending" });
    const described = form.getValues("cover_alt");
    const answer = await uploadPicture(file);
    isSending.current = false;
    // Set by `showStillUploading`.
    form.clearErrors("cover_image");
    if ("error" in answer) return setUpload({ status: "error", message: answer.error });
    setUpload({ status: "idle" });
    use(answer.picture, described);
    // Doesn't steal focus if the author has moved on to another field.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest(".post-cover-drop"))
      form.setFocus("cover_alt");
  };

  const use = ({ path, alt }: Picture, described: string) => {
    setField(form, "cover_image", path);
    // Replaces the old picture's alt text, but not text written during the upload.
    if (form.getValues("cover_alt") === described) {
      form.setValue("cover_alt", alt, { shouldDirty: true });
    }
  };

  const sending = upload.status === "sending";
  const showStillUploading = () =>
    form.setError("cover_image", { message: mediaStrings.sending }, { shouldFocus: true });

  return {
    upload,
    sending,
    isSending: () => isSending.current,
    send,
    choose: (picture: Picture) => {
      use(picture, form.getValues("cover_alt"));
      form.setFocus("cover_alt");
    },
    showStillUploading,
  };
}
