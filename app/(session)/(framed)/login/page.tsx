import type { Metadata } from "next";
import { connection } from "next/server";
import { AuthFrame } from "@/components/accounts/auth-frame";
import { SignInForm } from "@/components/accounts/sign-in-form";
import { Alert } from "@/components/ui/alert";
import { authPages } from "@/content/auth";
import { safeRedirectPath } from "@/lib/auth/safe-redirect-path";
import { reasonText } from "@/lib/auth/strings";
import { readFlash } from "@/lib/forms/flash";

const { title, lead, link } = authPages.signIn;

/** Reasons shown as notes rather than errors. */
const notes = ["session", "confirmed", "password", "owner", "invited", "deleted"];

export const metadata: Metadata = { title };

export default async function LoginPage({ searchParams }: PageProps<"/login">) {
  await connection();
  const { next, why, answer } = await searchParams;
  const reason = reasonText(why);
  return (
    <AuthFrame title={title} lead={lead} link={{ href: "/register", label: link }}>
      {reason && (
        <div className="mb-8">
          <Alert tone={notes.includes(String(why)) ? "note" : "error"}>{reason}</Alert>
        </div>
      )}
      <SignInForm next={safeRedirectPath(next)} flash={await readFlash(answer)} />
    </AuthFrame>
  );
}
