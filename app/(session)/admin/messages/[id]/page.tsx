import type { Metadata } from "next";
import { EmptyState } from "@/components/admin/empty-state";
import { MessageView } from "@/components/admin/messages/message-view";
import { PageHeader } from "@/components/admin/page-header";
import { isRowId } from "@/lib/admin/row-status";
import { getMessage } from "@/lib/messages/admin-queries";
import { adminMessageTexts } from "@/lib/messages/admin-texts";

export const metadata: Metadata = { title: "Message" };

const back = { href: "/admin/messages", label: "All messages" } as const;

export default async function MessagePage({ params }: PageProps<"/admin/messages/[id]">) {
  const { id } = await params;
  const message = isRowId(id) ? await getMessage(id) : null;
  if (!message) {
    return (
      <>
        <PageHeader title="Message not found" back={back} />
        <EmptyState text={adminMessageTexts.gone} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={message.name} back={back} />
      <MessageView message={message} />
    </>
  );
}
