import type { Metadata } from "next";
import { connection } from "next/server";
import { LinkForm } from "@/components/forms/link-form";
import { MessagePage } from "@/components/site/message-page";
import { linkProblems, linkWords } from "@/content/auth";
import { linkOutcome, readConfirmLink } from "@/lib/accounts/confirm-link";
import { openLink } from "@/lib/accounts/password/password-actions";

export const metadata: Metadata = {
  title: "Your link",
  // The URL contains a token, which must not leak to other sites through the Referer header.
  referrer: "same-origin",
};

/** Requires a click: mail scanners open every link, and each link works only once. */
export default async function ConfirmPage({ searchParams }: PageProps<"/auth/confirm">) {
  await connection();
  const { token_hash, type, outcome: given } = await searchParams;
  const link = readConfirmLink({ token_hash, type });
  const outcome = linkOutcome(given);
  if (!link || outcome === "expired") {
    return (
      <MessagePage {...linkProblems[outcome ?? "malformed"]}>
        <a href="/login" className="button">
          Go to sign in
        </a>
      </MessagePage>
    );
  }
  const retry = { ...linkProblems.unavailable, button: "Try again" };
  const { button, ...words } = outcome ? retry : linkWords[link.type];
  return (
    <MessagePage {...words}>
      <LinkForm action={openLink} page="/auth/confirm" fields={link} button={button} />
    </MessagePage>
  );
}
