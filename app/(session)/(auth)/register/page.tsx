import type { Metadata } from "next";
import { connection } from "next/server";
import { AuthFrame } from "@/components/auth/auth-frame";
import { SignUpForm } from "@/components/auth/sign-up-form";
import { SiteFrame } from "@/components/site/document";
import { authPages } from "@/content/auth";
import { keptAnswer } from "@/lib/forms/kept-answer";

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
        <SignUpForm kept={await keptAnswer(answer)} />
      </AuthFrame>
    </SiteFrame>
  );
}
