import { LinkForm } from "@/components/forms/link-form";
import { MessagePage } from "@/components/site/message-page";
import { linkProblems, linkWords } from "@/content/auth";
import type { ConfirmLink } from "@/lib/accounts/confirm-link";
import { openLink } from "@/lib/accounts/password/password-actions";

type Props = { link: ConfirmLink | null; outcome: "expired" | "unavailable" | null };

const form = { action: openLink, page: "/auth/confirm" };

/** Requires a click: mail scanners open every link, and each link works only once. */
export function ConfirmLinkPage({ link, outcome }: Props) {
  if (outcome === "unavailable" && link) {
    return (
      <MessagePage {...linkProblems.unavailable}>
        <LinkForm {...form} fields={link} button="Try again" />
      </MessagePage>
    );
  }
  if (outcome || !link) {
    return (
      <MessagePage {...linkProblems[outcome ?? "malformed"]}>
        <a href="/login" className="button">
          Go to sign in
        </a>
      </MessagePage>
    );
  }
  const { button, ...words } = linkWords[link.type];
  return (
    <MessagePage {...words}>
      <LinkForm {...form} fields={link} button={button} />
    </MessagePage>
  );
}
