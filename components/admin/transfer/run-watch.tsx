"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { announce } from "@/components/admin/frame/live/announce";

type Props = { isRunning: boolean; hasFailed: boolean; text: string };

const intervalMs = 2_000;

/** Refreshes the page while an import runs, and announces when it ends. */
export function RunWatch({ isRunning, hasFailed, text }: Props) {
  const router = useRouter();
  const wasRunning = useRef(isRunning);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => router.refresh(), intervalMs);
    return () => clearInterval(timer);
  }, [isRunning, router]);

  useEffect(() => {
    if (wasRunning.current && !isRunning) announce(text, hasFailed ? "error" : "success");
    wasRunning.current = isRunning;
  }, [isRunning, hasFailed, text]);

  return null;
}
