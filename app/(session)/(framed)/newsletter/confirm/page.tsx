import type { Metadata } from "next";
import { connection } from "next/server";
import { LinkPage } from "@/components/newsletter/link-page";
import { confirmSubscription } from "@/lib/newsletter/actions";
import { shownLinkState } from "@/lib/newsletter/link-state";

// The content depends on the token, so nothing can be rendered before it is read.
export const instant = false;
export const metadata: Metadata = { title: "Confirm your subscription" };

export default async function ConfirmPage({ searchParams }: PageProps<"/newsletter/confirm">) {
  await connection();
  const { token } = await searchParams;
  const { status } = await shownLinkState("confirm", token);
  return (
    <LinkPage kind="confirm" status={status} token={String(token)} action={confirmSubscription} />
  );
}
