import type { Metadata } from "next";
import { connection } from "next/server";
import { AuthFrame } from "@/components/auth/auth-frame";
import { SignInForm } from "@/components/auth/sign-in-form";
import { SiteFrame } from "@/components/site/document";
import { Banner } from "@/components/ui/banner";
import { authPages } from "@/content/auth";
import { nextPath } from "@/lib/auth/next-path";
import { reasonText } from "@/lib/auth/texts";
import { keptAnswer } from "@/lib/forms/kept-answer";

const { title, lead, link } = authPages.signIn;

export const metadata: Metadata = { title };

export default async function LoginPage({ searchParams }: PageProps<"/login">) {
  await connection();
  const { next, why, answer } = await searchParams;
  const reason = reasonText(why);
  return (
    <SiteFrame>
      <AuthFrame
        title={title}
        lead={
          <>
            {lead}{" "}
            <a
              href="/register"
              className="whitespace-nowrap underline decoration-2 underline-offset-4"
            >
              {link}
            </a>
          </>
        }
      >
        {reason && (
          <div className="mb-8">
            <Banner tone={why === "session" || why === "confirmed" ? "note" : "error"}>
              {reason}
            </Banner>
          </div>
        )}
        <SignInForm next={nextPath(next)} kept={await keptAnswer(answer)} />
      </AuthFrame>
    </SiteFrame>
  );
}
