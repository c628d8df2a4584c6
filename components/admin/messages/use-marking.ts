"use client";

import { startTransition } from "react";
import { announce } from "@/components/admin/announce";
import { markMessage } from "@/lib/messages/admin-actions";
import type { MessageMarks } from "@/lib/messages/admin-schema";
import { adminMessageTexts } from "@/lib/messages/admin-texts";

type Show = (id: string, marks: Partial<MessageMarks>) => void;

/**
 * Changes a message's marks: `show` at once, by React's own useOptimistic, which takes it back when the
 * server has said no.
 */
export function useMarking(show: Show) {
  return (id: string, marks: Partial<MessageMarks>) =>
    startTransition(async () => {
      show(id, marks);
      const { status, message } = await markMessage({ id, marks }).catch(() => unreached);
      if (status !== "done") announce(message, "error");
    });
}

const unreached = { status: "failed", message: adminMessageTexts.failed } as const;
