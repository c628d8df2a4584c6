import type { Metadata, Route } from "next";
import { redirect } from "next/navigation";
import { connection } from "next/server";
import { AuthFrame } from "@/components/accounts/auth-frame";
import { RecoveryCodes } from "@/components/second-factor/recovery-codes";
import { secondFactorPages } from "@/content/auth";
import { safeRedirectPath } from "@/lib/auth/safe-redirect-path";
import { readSetup } from "@/lib/second-factor/setup-cookie";

export const metadata: Metadata = { title: "Recovery codes" };

export default async function CodesPage({ searchParams }: PageProps<"/login/recovery-codes">) {
  await connection();
  const next = safeRedirectPath((await searchParams).next, "/admin");
  const setup = await readSetup();
  if (!setup || !("codes" in setup)) redirect(next as Route);
  return (
    <AuthFrame {...secondFactorPages.recoveryCodes}>
      <RecoveryCodes codes={setup.codes} next={next} />
    </AuthFrame>
  );
}
