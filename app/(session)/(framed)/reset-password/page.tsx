import type { Metadata } from "next";
import { connection } from "next/server";
import { AuthFrame } from "@/components/accounts/auth-frame";
import { NewPasswordForm } from "@/components/accounts/new-password-form";
import { MessagePage } from "@/components/site/message-page";
import { authPages } from "@/content/auth";
import { newPasswordSet, resetState } from "@/lib/accounts/password/reset-pass";
import { getViewer } from "@/lib/auth/session";
import { readFlash } from "@/lib/forms/flash";

export const metadata: Metadata = { title: "New password" };

export default async function ResetPasswordPage({ searchParams }: PageProps<"/reset-password">) {
  await connection();
  const { answer } = await searchParams;
  const viewer = await getViewer();
  const state = viewer && (await resetState(viewer));
  if (!viewer || !state) {
    return viewer ? (
      <MessagePage {...authPages.notAskedHere}>
        <form method="post" action="/auth/sign-out">
          <button type="submit" className="button">
            Sign Out
          </button>
        </form>
      </MessagePage>
    ) : (
      <MessagePage {...authPages.notAsked}>
        <a href="/login" className="button">
          Go to sign in
        </a>
      </MessagePage>
    );
  }
  const flash = state === "done" ? newPasswordSet(viewer) : await readFlash(answer);
  return (
    <AuthFrame {...authPages.newPassword}>
      <NewPasswordForm email={viewer.email} flash={flash} />
    </AuthFrame>
  );
}
