import type { Metadata } from "next";
import { connection } from "next/server";
import { ConfirmLinkPage } from "@/components/auth/confirm-link";
import { SiteFrame } from "@/components/site/document";
import { linkOutcome, readConfirmLink } from "@/lib/auth/confirm-link";

export const metadata: Metadata = {
  title: "Your link",
  // The address holds a key: no other site is to see it.
  referrer: "same-origin",
};

/** Where the links of the auth server's mails lead. Opening one changes nothing; its button does. */
export default async function ConfirmPage({ searchParams }: PageProps<"/auth/confirm">) {
  await connection();
  const { token_hash, type, outcome } = await searchParams;
  return (
    <SiteFrame>
      <ConfirmLinkPage
        link={readConfirmLink({ token_hash, type })}
        outcome={linkOutcome(outcome)}
      />
    </SiteFrame>
  );
}
