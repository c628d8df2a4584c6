import type { Metadata } from "next";
import { connection } from "next/server";
import { LinkForm } from "@/components/forms/link-form";
import { InvitedForm } from "@/components/members/invited-form";
import { MessagePage } from "@/components/site/message-page";
import { invitationWords } from "@/content/invitations";
import { may } from "@/lib/auth/permissions";
import { getViewer } from "@/lib/auth/session";
import { getKnown } from "@/lib/content/queries";
import { readFlash } from "@/lib/forms/flash";
import { acceptInvitation } from "@/lib/members/accept-actions";
import { shownInvitation } from "@/lib/members/link-state";

// The content depends on the token, so nothing can be rendered before it is read.
export const instant = false;
export const metadata: Metadata = { title: "Invitation", referrer: "same-origin" };

const path = "/register/invitation";

/** Accepting requires a click, because mail scanners open every link. */
export default async function InvitationPage({ searchParams }: PageProps<typeof path>) {
  await connection();
  const { token: given, answer } = await searchParams;
  const viewer = await getViewer();
  const [state, flash] = [await shownInvitation(given, viewer), await readFlash(answer)];
  const token = String(given);
  const next = state.status === "used" ? "/admin" : `${path}?${new URLSearchParams({ token })}`;
  return (
    <MessagePage {...invitationWords[state.status]}>
      {state.status === "sign-up" && <InvitedForm {...{ token, email: state.email, flash }} />}
      {state.status === "accept" && (
        <LinkForm
          action={acceptInvitation}
          page={path}
          fields={{ token }}
          button="Accept invitation"
        />
      )}
      {state.status === "other" && (
        <form method="post" action={`/auth/sign-out?${new URLSearchParams({ next })}`}>
          <button type="submit" className="button">
            Sign Out
          </button>
        </form>
      )}
      {(state.status === "expired" || state.status === "revoked" || state.status === "forged") && (
        <a href={`mailto:${(await getKnown("site")).email}`} className="button">
          Email us
        </a>
      )}
      {(state.status === "sign-in" || state.status === "used") &&
        (may(viewer, "admin") ? (
          <a href="/admin" className="button">
            Open dashboard
          </a>
        ) : (
          <a href={`/login?${new URLSearchParams({ next })}`} className="button">
            Sign In
          </a>
        ))}
    </MessagePage>
  );
}
