import type { Metadata } from "next";
import { connection } from "next/server";
import { InvitationPage } from "@/components/members/invitation-page";
import { SiteFrame } from "@/components/site/document";
import { getViewer } from "@/lib/auth/session";
import { getKnownFrame } from "@/lib/content/frame";
import { readFlash } from "@/lib/forms/flash";
import { shownInvitation } from "@/lib/members/link-state";

// The content depends on the token, so nothing can be rendered before it is read.
export const instant = false;
export const metadata: Metadata = { title: "Invitation", referrer: "same-origin" };

export default async function Page({ searchParams }: PageProps<"/register/invitation">) {
  await connection();
  const { token, answer } = await searchParams;
  const [state, flash] = [await shownInvitation(token, await getViewer()), await readFlash(answer)];
  const email = "email" in state ? state.email : undefined;
  return (
    <SiteFrame frame={await getKnownFrame()}>
      <InvitationPage {...{ status: state.status, email, token: String(token), flash }} />
    </SiteFrame>
  );
}
