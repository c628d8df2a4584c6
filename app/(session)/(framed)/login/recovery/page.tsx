import type { Metadata } from "next";
import { connection } from "next/server";
import { AuthFrame } from "@/components/accounts/auth-frame";
import { OtherWays } from "@/components/second-factor/other-ways";
import { StepForm } from "@/components/second-factor/step-form";
import { secondFactorPages } from "@/content/auth";
import { safeRedirectPath } from "@/lib/auth/safe-redirect-path";
import { readFlash } from "@/lib/forms/flash";

export const metadata: Metadata = { title: "Recovery code" };

export default async function RecoveryPage({ searchParams }: PageProps<"/login/recovery">) {
  await connection();
  const { next, answer } = await searchParams;
  const path = safeRedirectPath(next);
  return (
    <AuthFrame {...secondFactorPages.recovery}>
      <StepForm step="recovery" next={path} flash={await readFlash(answer)} />
      <OtherWays page="/login/code" next={path}>
        Use a code from your app
      </OtherWays>
    </AuthFrame>
  );
}
