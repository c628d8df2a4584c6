"use client";

import { useState } from "react";
import { coverTexts, mostCoverBytes } from "@/lib/covers/texts";

/** Where covers are taken (app/api/covers). */
const endpoint = "/api/covers";

type Upload = { status: "idle" | "sending" } | { status: "error"; message: string };

/** Sends a picture to be kept as a cover; `onDone` gets its address. What fails leaves the form as it is. */
export function useCoverUpload(onDone: (address: string) => void) {
  const [upload, setUpload] = useState<Upload>({ status: "idle" });

  const send = async (file: File) => {
    setUpload({ status: "sending" });
    const answer = file.size > mostCoverBytes ? { error: coverTexts.tooLarge } : await post(file);
    if ("error" in answer) return setUpload({ status: "error", message: answer.error });
    setUpload({ status: "idle" });
    onDone(answer.address);
  };

  return { upload, send };
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
