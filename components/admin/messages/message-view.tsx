"use client";

import { useEffect, useOptimistic, useRef } from "react";
import { DescriptionList } from "@/components/admin/list/description-list";
import { useRowAction } from "@/components/admin/list/rows/use-row-action";
import { StatusBadge } from "@/components/admin/list/table/status-badge";
import { DateTime } from "@/components/ui/date";
import { markMessage } from "@/lib/messages/admin/actions";
import type { Message, MessageFlags } from "@/lib/messages/admin/schema";
import { adminMessageStrings, replyHref } from "@/lib/messages/admin/strings";
import { MarkButtons } from "./mark-buttons";

export function MessageView({ message }: { message: Message }) {
  const [shown, show] = useOptimistic(message, withFlags);
  const { run } = useRowAction();
  const mark = (flags: Partial<MessageFlags>) =>
    void run(() => markMessage({ id: message.id, flags }), adminMessageStrings.failed, {
      show: () => show(flags),
      undo: () => mark({ isSpam: !flags.isSpam }),
    });
  useReadOnce(message);
  return (
    <article>
      <DescriptionList
        items={[
          ["Email", shown.email],
          ...(shown.company ? ([["Company", shown.company]] as const) : []),
          ["Date", <DateTime key="date" value={shown.createdAt} />],
          ["Status", <Marks key="flags" {...shown} />],
        ]}
      />
      <p className="max-w-[42rem] border-t-4 border-mask py-6 text-[1.0625rem] leading-relaxed whitespace-pre-wrap">
        {shown.text}
      </p>
      <div className="flex flex-wrap gap-3">
        <a href={replyHref(shown.email)} className="button">
          Reply
        </a>
        <MarkButtons message={shown} onMark={mark} />
      </div>
    </article>
  );
}

function Marks({ isRead, isSpam }: MessageFlags) {
  return (
    <span className="flex flex-wrap gap-x-4">
      <StatusBadge status={isRead ? "read" : "new"} />
      {isSpam && <StatusBadge status="dead" label="Spam" />}
    </span>
  );
}

/**
 * Marks the message as read in an effect, because a GET must change nothing. Failures are harmless.
 */
function useReadOnce({ id, isRead }: Message) {
  const seen = useRef(isRead);
  useEffect(() => {
    if (seen.current) return;
    seen.current = true;
    markMessage({ id, flags: { isRead: true } }).catch(() => {});
  }, [id]);
}

function withFlags(message: Message, flags: Partial<MessageFlags>): Message {
  return { ...message, ...flags };
}
