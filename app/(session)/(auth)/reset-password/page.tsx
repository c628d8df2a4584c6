import type { Metadata } from "next";
import { connection } from "next/server";
import { AuthFrame } from "@/components/auth/auth-frame";
import { NewPasswordForm } from "@/components/auth/new-password-form";
import { SiteFrame } from "@/components/site/document";
import { Notice } from "@/components/site/notice";
import { authPages } from "@/content/auth";
import { newPasswordSet, resetState } from "@/lib/auth/reset-pass";
import type { NewPasswordField } from "@/lib/auth/schema";
import { getViewer } from "@/lib/auth/session";
import { keptAnswer } from "@/lib/forms/kept-answer";

export const metadata: Metadata = { title: "New password" };

/** For who has come by the link in a reset mail; anybody else reads where to get one. */
export default async function ResetPasswordPage({ searchParams }: PageProps<"/reset-password">) {
  await connection();
  const { answer } = await searchParams;
  const viewer = await getViewer();
  const state = viewer && (await resetState(viewer.id));
  if (!viewer || !state) {
    return (
      <SiteFrame>
        {viewer ? (
          <Notice {...authPages.notAskedHere}>
            <form method="post" action="/auth/sign-out">
              <button type="submit" className="button">
                Sign Out
              </button>
            </form>
          </Notice>
        ) : (
          <Notice {...authPages.notAsked}>
            <a href="/login" className="button">
              Go to sign in
            </a>
          </Notice>
        )}
      </SiteFrame>
    );
  }
  const kept =
    state === "done" ? newPasswordSet(viewer, true) : await keptAnswer<NewPasswordField>(answer);
  return (
    <SiteFrame>
      <AuthFrame title={authPages.newPassword.title} lead={authPages.newPassword.lead}>
        <NewPasswordForm email={viewer.email} kept={kept} />
      </AuthFrame>
    </SiteFrame>
  );
}
