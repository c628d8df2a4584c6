"use client";

import { useEffect, useOptimistic, useRef } from "react";
import { Facts } from "@/components/admin/facts";
import { StatusBadge } from "@/components/admin/status-badge";
import { LongDate } from "@/components/ui/date";
import { markMessage } from "@/lib/messages/admin-actions";
import type { Message, MessageMarks } from "@/lib/messages/admin-schema";
import { replyHref } from "@/lib/messages/admin-texts";
import { MarkButtons } from "./mark-buttons";
import { useMarking } from "./use-marking";

/** A whole message, which counts as read once it is shown, and what to do about it. */
export function MessageView({ message }: { message: Message }) {
  const [shown, show] = useOptimistic(message, withMarks);
  const mark = useMarking((_id, marks) => show(marks));
  useReadOnce(message);
  return (
    <article>
      <Facts
        facts={[
          ["Email", shown.email],
          ...(shown.company ? ([["Company", shown.company]] as const) : []),
          ["Date", <LongDate key="date" value={shown.createdAt} />],
          ["Status", <Marks key="marks" {...shown} />],
        ]}
      />
      <p className="max-w-[42rem] border-t-4 border-mask py-6 text-[1.0625rem] leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]">
        {shown.text}
      </p>
      <div className="flex flex-wrap gap-3">
        <a href={replyHref(shown.email)} className="button">
          Reply
        </a>
        <MarkButtons message={shown} onMark={(marks) => mark(shown.id, marks)} />
      </div>
    </article>
  );
}

function Marks({ isRead, isSpam }: MessageMarks) {
  return (
    <span className="flex flex-wrap gap-x-4">
      <StatusBadge status={isRead ? "read" : "new"} />
      {isSpam && <StatusBadge status="dead" label="Spam" />}
    </span>
  );
}

/**
 * Marks a message as read when somebody sees it. Not while the page is rendered: reading an address
 * must change nothing. If it fails the message stays new, which is no harm.
 */
function useReadOnce({ id, isRead }: Message) {
  const seen = useRef(isRead);
  useEffect(() => {
    if (seen.current) return;
    seen.current = true;
    markMessage({ id, marks: { isRead: true } }).catch(() => {});
  }, [id]);
}

function withMarks(message: Message, marks: Partial<MessageMarks>): Message {
  return { ...message, ...marks };
}
