"use client";

import type { Route } from "next";
import Link from "next/link";
import { useOptimistic } from "react";
import { type Column, DataTable } from "@/components/admin/data-table";
import { StatusBadge } from "@/components/admin/status-badge";
import { ShortDate } from "@/components/ui/date";
import { type Folder, isIn, type Message, type MessageMarks } from "@/lib/messages/admin-schema";
import { MarkButtons } from "./mark-buttons";
import { useMarking } from "./use-marking";

type Props = { messages: readonly Message[]; folder: Folder };

/** The messages of a folder; what is marked changes, or leaves, at once. */
export function MessagesTable({ messages, folder }: Props) {
  const [shown, show] = useOptimistic(messages, withMarks);
  const mark = useMarking((id, marks) => show({ id, marks }));

  const onMark = (message: Message, marks: Partial<MessageMarks>) => {
    // The button that has the focus goes with its row.
    if (!isIn(folder, { ...message, ...marks })) document.getElementById("content")?.focus();
    mark(message.id, marks);
  };

  const columns: readonly Column<Message>[] = [
    ...facts,
    {
      name: "Actions",
      actions: true,
      cell: (message) => (
        <MarkButtons message={message} onMark={(marks) => onMark(message, marks)} />
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

const facts: readonly Column<Message>[] = [
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

type Change = { id: string; marks: Partial<MessageMarks> };

function withMarks(messages: readonly Message[], { id, marks }: Change): readonly Message[] {
  return messages.map((message) => (message.id === id ? { ...message, ...marks } : message));
}
