import type { Metadata } from "next";
import { connection } from "next/server";
import { LinkPage } from "@/components/newsletter/link-page";
import { leaveNewsletter } from "@/lib/newsletter/actions";
import { shownLinkState } from "@/lib/newsletter/link-state";

// The content depends on the token, so nothing can be rendered before it is read.
export const instant = false;
export const metadata: Metadata = { title: "Unsubscribe" };

export default async function UnsubscribePage({
  searchParams,
}: PageProps<"/newsletter/unsubscribe">) {
  await connection();
  const { token } = await searchParams;
  const { status } = await shownLinkState("unsubscribe", token);
  return (
    <LinkPage kind="unsubscribe" status={status} token={String(token)} action={leaveNewsletter} />
  );
}
