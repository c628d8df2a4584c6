"use client";

import type { Route } from "next";
import Link from "next/link";
import { useOptimistic } from "react";
import { type Column, DataTable } from "@/components/admin/list/data-table";
import { DeleteRow } from "@/components/admin/list/delete-row";
import { StatusBadge } from "@/components/admin/list/status-badge";
import { useRowAction } from "@/components/admin/list/use-row-action";
import { ShortDate } from "@/components/ui/date";
import { markMessage } from "@/lib/messages/admin/actions";
import { type Folder, isIn, type Message, type MessageFlags } from "@/lib/messages/admin/schema";
import { adminMessageStrings } from "@/lib/messages/admin/strings";
import { MarkButtons } from "./mark-buttons";

type Props = { messages: readonly Message[]; folder: Folder };

export function MessagesTable({ messages, folder }: Props) {
  const [shown, show] = useOptimistic(messages, withFlags);
  const { run } = useRowAction();

  const onMark = (message: Message, flags: Partial<MessageFlags>) => {
    // The focused button disappears with its row.
    if (!isIn(folder, { ...message, ...flags })) document.getElementById("content")?.focus();
    const change = { id: message.id, flags };
    void run(
      () => markMessage(change),
      adminMessageStrings.failed,
      () => show(change),
    );
  };

  const columns: readonly Column<Message>[] = [
    ...dataColumns,
    {
      name: "Actions",
      actions: true,
      cell: (message) => (
        <>
          <MarkButtons message={message} onMark={(flags) => onMark(message, flags)} />
          <DeleteRow source="messages" id={message.id} label={`message from ${message.name}`} />
        </>
      ),
    },
  ];
  return (
    <DataTable
      caption="Messages"
      columns={columns}
      rows={shown.filter((message) => isIn(folder, message))}
      keyOf={({ id }) => id}
    />
  );
}

const dataColumns: readonly Column<Message>[] = [
  {
    name: "From",
    heading: true,
    cell: ({ id, name, email, isRead }) => (
      <>
        <Link
          href={`/admin/messages/${id}` as Route}
          prefetch={false}
          className={`link ${isRead ? "font-normal" : "font-[750]"}`}
        >
          {name}
        </Link>
        <span className="block font-normal text-muted">{email}</span>
      </>
    ),
  },
  {
    name: "Message",
    cell: ({ text, isRead }) => (
      <p className={`line-clamp-2 ${isRead ? "text-muted" : "font-[600]"}`}>{text}</p>
    ),
  },
  {
    name: "Status",
    narrow: true,
    cell: ({ isRead }) => <StatusBadge status={isRead ? "read" : "new"} />,
  },
  { name: "Date", narrow: true, cell: ({ createdAt }) => <ShortDate value={createdAt} /> },
];

type Change = { id: string; flags: Partial<MessageFlags> };

function withFlags(messages: readonly Message[], { id, flags }: Change): readonly Message[] {
  return messages.map((message) => (message.id === id ? { ...message, ...flags } : message));
}
