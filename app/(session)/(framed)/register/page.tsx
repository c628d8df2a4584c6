import type { Metadata } from "next";
import { connection } from "next/server";
import { AuthFrame } from "@/components/accounts/auth-frame";
import { SignUpForm } from "@/components/accounts/sign-up-form";
import { authPages } from "@/content/auth";
import { readFlash } from "@/lib/forms/flash";

const { title, lead, link } = authPages.signUp;

export const metadata: Metadata = { title };

export default async function RegisterPage({ searchParams }: PageProps<"/register">) {
  await connection();
  const { answer } = await searchParams;
  return (
    <AuthFrame title={title} lead={lead} link={{ href: "/login", label: link }}>
      <SignUpForm flash={await readFlash(answer)} />
    </AuthFrame>
  );
}
