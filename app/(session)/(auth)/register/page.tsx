import type { Metadata } from "next";
import { connection } from "next/server";
import { AuthFrame } from "@/components/accounts/auth-frame";
import { SignUpForm } from "@/components/accounts/sign-up-form";
import { SiteFrame } from "@/components/site/document";
import { authPages } from "@/content/auth";
import { readFlash } from "@/lib/forms/flash";

const { title, lead, link } = authPages.signUp;

export const metadata: Metadata = { title };

export default async function RegisterPage({ searchParams }: PageProps<"/register">) {
  await connection();
  const { answer } = await searchParams;
  return (
    <SiteFrame>
      <AuthFrame
        title={title}
        lead={
          <>
            {lead}{" "}
            <a
              href="/login"
              className="whitespace-nowrap underline decoration-2 underline-offset-4"
            >
              {link}
            </a>
          </>
        }
      >
        <SignUpForm flash={await readFlash(answer)} />
      </AuthFrame>
    </SiteFrame>
  );
}
