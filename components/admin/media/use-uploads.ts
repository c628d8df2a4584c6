"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { announce } from "@/components/admin/frame/live/announce";
import { uploadedText } from "@/lib/media/admin/strings";
import { uploadPicture } from "./upload-picture";

type Failure = { key: number; name: string; error: string };
type Batch = { total: number; stored: number; failures: readonly Failure[] };

const none: Batch = { total: 0, stored: 0, failures: [] };

/** Tracks the latest batch of uploads; files added while it runs join it. */
export function useUploads() {
  const [batch, setBatch] = useState(none);
  const latest = useRef(none);
  const router = useRouter();
  const finished = batch.stored + batch.failures.length;
  const sending = finished < batch.total;

  useEffect(() => {
    if (!sending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [sending]);

  const show = (next: Batch) => {
    latest.current = next;
    setBatch(next);
  };

  const send = async (file: File) => {
    const result = await uploadPicture(file);
    const { total, stored, failures } = latest.current;
    const key = stored + failures.length;
    const next =
      "error" in result
        ? { total, stored, failures: [...failures, { key, name: file.name, error: result.error }] }
        : { total, stored: stored + 1, failures };
    show(next);
    if (next.stored + next.failures.length < total) return;
    if (next.stored > 0) router.refresh();
    announce(
      uploadedText(next.stored, next.failures.length),
      next.failures.length > 0 ? "error" : "success",
    );
  };

  const add = (files: readonly File[]) => {
    const before = sending ? latest.current : none;
    show({ ...before, total: before.total + files.length });
    for (const file of files) void send(file);
  };

  return { ...batch, finished, sending, add };
}
