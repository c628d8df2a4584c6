import type { Metadata } from "next";
import { connection } from "next/server";
import { ConfirmLinkPage } from "@/components/accounts/confirm-link";
import { linkOutcome, readConfirmLink } from "@/lib/accounts/confirm-link";

export const metadata: Metadata = {
  title: "Your link",
  // The URL contains a token, which must not leak to other sites through the Referer header.
  referrer: "same-origin",
};

export default async function ConfirmPage({ searchParams }: PageProps<"/auth/confirm">) {
  await connection();
  const { token_hash, type, outcome } = await searchParams;
  return (
    <ConfirmLinkPage link={readConfirmLink({ token_hash, type })} outcome={linkOutcome(outcome)} />
  );
}
