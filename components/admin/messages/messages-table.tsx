"use client";

import { useOptimistic } from "react";
import { focusContent } from "@/components/admin/frame/focus-content";
import { type Params, rowHref } from "@/components/admin/list/filter/with-params";
import { useRowAction } from "@/components/admin/list/rows/use-row-action";
import { type Column, createdColumn } from "@/components/admin/list/table/data-table";
import { DeletableTable } from "@/components/admin/list/table/deletable-table";
import type { Sorting } from "@/components/admin/list/table/sort-link";
import { StatusBadge } from "@/components/admin/list/table/status-badge";
import { Email } from "@/components/ui/email";
import { AdminLink } from "@/components/ui/pages/admin-link";
import { markMessage } from "@/lib/messages/admin/actions";
import { type Folder, isIn, type Message, type MessageFlags } from "@/lib/messages/admin/schema";
import { adminMessageStrings } from "@/lib/messages/admin/strings";
import { MarkButtons } from "./mark-buttons";

type Props = {
  messages: readonly Message[];
  folder: Folder;
  sorting: Sorting;
  /** The list's parameters, for links back from a message. */
  list: Params;
};

export function MessagesTable({ messages, folder, sorting, list }: Props) {
  const [shown, show] = useOptimistic(messages, withFlags);
  const { run } = useRowAction();

  const onMark = (message: Message, flags: Partial<MessageFlags>) => {
    // The focused button disappears with its row.
    if (!isIn(folder, { ...message, ...flags })) focusContent();
    const change = { id: message.id, flags };
    void run(() => markMessage(change), adminMessageStrings.failed, {
      show: () => show(change),
      undo: () => onMark(message, { isSpam: !flags.isSpam }),
    });
  };

  const columns: readonly Column<Message>[] = [
    ...dataColumns(list),
    {
      name: "Actions",
      actions: true,
      cell: (message) => (
        <MarkButtons message={message} onMark={(flags) => onMark(message, flags)} />
      ),
    },
  ];
  return (
    <DeletableTable
      caption="Messages"
      columns={columns}
      rows={shown.filter((message) => isIn(folder, message))}
      sorting={sorting}
      deletable={{
        source: "messages",
        things: "messages",
        labelOf: ({ name }) => `message from ${name}`,
      }}
    />
  );
}

const dataColumns = (list: Params): readonly Column<Message>[] => [
  {
    name: "From",
    heading: true,
    cell: ({ id, name, email, isRead }) => (
      <>
        <AdminLink
          href={rowHref(`/admin/messages/${id}`, list)}
          className={`link ${isRead ? "font-normal" : "font-[750]"}`}
        >
          {name}
        </AdminLink>
        <span className="block font-normal text-muted">
          <Email value={email} />
        </span>
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
  createdColumn("Date"),
];

type Change = { id: string; flags: Partial<MessageFlags> };

function withFlags(messages: readonly Message[], { id, flags }: Change): readonly Message[] {
  return messages.map((message) => (message.id === id ? { ...message, ...flags } : message));
}
