import type { Metadata } from "next";
import { connection } from "next/server";
import { AuthFrame } from "@/components/accounts/auth-frame";
import { OtherWays } from "@/components/second-factor/other-ways";
import { StepForm } from "@/components/second-factor/step-form";
import { Alert } from "@/components/ui/alert";
import { secondFactorPages } from "@/content/auth";
import { safeRedirectPath } from "@/lib/auth/safe-redirect-path";
import { reasonText } from "@/lib/auth/strings";
import { readFlash } from "@/lib/forms/flash";

export const metadata: Metadata = { title: "Sign-in code" };

export default async function CodePage({ searchParams }: PageProps<"/login/code">) {
  await connection();
  const { next, why, answer } = await searchParams;
  const path = safeRedirectPath(next);
  const reason = reasonText(why);
  return (
    <AuthFrame {...secondFactorPages.code}>
      {reason && (
        <div className="mb-8">
          <Alert tone="note">{reason}</Alert>
        </div>
      )}
      <StepForm step="code" next={path} flash={await readFlash(answer)} />
      <OtherWays page="/login/recovery" next={path}>
        Use a recovery code
      </OtherWays>
    </AuthFrame>
  );
}
