import { Notice } from "@/components/site/notice";
import { linkProblems, linkWords } from "@/content/auth";
import type { ConfirmLink } from "@/lib/auth/confirm-link";
import { openLink } from "@/lib/auth/password-actions";

type Props = { link: ConfirmLink | null; outcome: "expired" | "unavailable" | null };

/**
 * The page behind a link from the auth server's mails. Opening it does nothing yet: mail scanners open
 * every link, and each works only once. A person presses the button.
 */
export function ConfirmLinkPage({ link, outcome }: Props) {
  if (outcome === "unavailable" && link) {
    return (
      <Notice {...linkProblems.unavailable}>
        <LinkForm link={link} label="Try again" />
      </Notice>
    );
  }
  if (outcome || !link) {
    return (
      <Notice {...linkProblems[outcome ?? "malformed"]}>
        <a href="/login" className="button">
          Go to sign in
        </a>
      </Notice>
    );
  }
  const { button, ...words } = linkWords[link.type];
  return (
    <Notice {...words}>
      <LinkForm link={link} label={button} />
    </Notice>
  );
}

function LinkForm({ link, label }: { link: ConfirmLink; label: string }) {
  return (
    <form action={openLink}>
      <input type="hidden" name="token_hash" value={link.token_hash} />
      <input type="hidden" name="type" value={link.type} />
      <button type="submit" className="button">
        {label}
      </button>
    </form>
  );
}
