import type { Metadata } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { RowNotFound } from "@/components/admin/list/empty-state";
import { backHref } from "@/components/admin/list/filter/with-params";
import { MessageView } from "@/components/admin/messages/message-view";
import { getMessage } from "@/lib/messages/admin/queries";
import { adminMessageStrings } from "@/lib/messages/admin/strings";
import { isRowId } from "@/lib/supabase/row";

type Props = PageProps<"/admin/messages/[id]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const message = await findMessage(params);
  return { title: message ? `Message from ${message.name}` : "Message not found" };
}

export default async function MessagePage({ params, searchParams }: Props) {
  const message = await findMessage(params);
  const { list } = await searchParams;
  const back = { href: backHref("/admin/messages", list), label: "All messages" };
  if (!message)
    return <RowNotFound title="Message not found" back={back} text={adminMessageStrings.gone} />;
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
