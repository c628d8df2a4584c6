import type { Metadata } from "next";
import { connection } from "next/server";
import { AuthFrame } from "@/components/accounts/auth-frame";
import { OwnerForm } from "@/components/setup/owner-form";
import { MessagePage } from "@/components/site/message-page";
import { PageNotFound } from "@/components/site/page-not-found";
import { authPages } from "@/content/auth";
import { env } from "@/lib/env";
import { readFlash } from "@/lib/forms/flash";
import { setupState } from "@/lib/setup/link-state";

type Props = PageProps<"/setup">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  await connection();
  const isOpen = (await setupState((await searchParams).token)) === "open";
  return {
    title: isOpen ? "Set up" : "Page not found",
    // The URL contains a token, which must not leak to other sites through the Referer header.
    referrer: "same-origin",
  };
}

/** The middleware sets the status. */
export default async function SetupPage({ searchParams }: Props) {
  await connection();
  const { token, answer } = await searchParams;
  const state = await setupState(token);
  if (state === "closed") return <PageNotFound />;
  if (state === "unavailable") return <MessagePage {...unavailable} />;
  return (
    <AuthFrame {...authPages.setup}>
      <OwnerForm
        token={String(token)}
        notificationEmail={env().MAIL_TO ?? ""}
        flash={await readFlash(answer)}
      />
      <p className="mt-10 text-muted">{authPages.setup.files}</p>
    </AuthFrame>
  );
}

const unavailable = {
  title: "Try again in a moment",
  text: "The database isn't responding. Your link stays valid.",
};
