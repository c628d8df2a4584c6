import type { Metadata } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { EmptyState } from "@/components/admin/list/empty-state";
import { MessageView } from "@/components/admin/messages/message-view";
import { getMessage } from "@/lib/messages/admin/queries";
import { adminMessageStrings } from "@/lib/messages/admin/strings";
import { isRowId } from "@/lib/request/row-status";

type Props = PageProps<"/admin/messages/[id]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const message = await findMessage(params);
  return { title: message ? `Message from ${message.name}` : "Message not found" };
}

const back = { href: "/admin/messages", label: "All messages" } as const;

export default async function MessagePage({ params }: Props) {
  const message = await findMessage(params);
  if (!message) {
    return (
      <>
        <PageHeader title="Message not found" back={back} />
        <EmptyState text={adminMessageStrings.gone} />
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

async function findMessage(params: Props["params"]) {
  const { id } = await params;
  return isRowId(id) ? getMessage(id) : null;
}
