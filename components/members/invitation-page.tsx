import { LinkForm } from "@/components/forms/link-form";
import { MessagePage } from "@/components/site/message-page";
import { invitationWords } from "@/content/invitations";
import type { ActionResult } from "@/lib/action";
import { acceptInvitation } from "@/lib/members/accept-actions";
import type { InvitedField } from "@/lib/members/schema";
import { InvitedForm } from "./invited-form";

type Props = {
  status: keyof typeof invitationWords;
  /** The invited email; undefined unless the invitation is open. */
  email: string | undefined;
  token: string;
  flash: ActionResult<InvitedField>;
};

const page = "/register/invitation";

/** Requires a click, because mail scanners open every link. */
export function InvitationPage({ status, email = "", token, flash }: Props) {
  const next = `${page}?${new URLSearchParams({ token })}`;
  return (
    <MessagePage {...invitationWords[status]}>
      {status === "sign-up" && <InvitedForm {...{ token, email, flash }} />}
      {status === "accept" && (
        <LinkForm
          action={acceptInvitation}
          page={page}
          fields={{ token }}
          button="Accept invitation"
        />
      )}
      {status === "other" && (
        <form method="post" action="/auth/sign-out">
          <button type="submit" className="button">
            Sign Out
          </button>
        </form>
      )}
      {(status === "sign-in" || status === "used") && (
        <a
          href={`/login?${new URLSearchParams({ next: status === "used" ? "/admin" : next })}`}
          className="button"
        >
          Sign In
        </a>
      )}
    </MessagePage>
  );
}
