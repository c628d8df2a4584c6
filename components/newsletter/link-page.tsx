import type { ComponentProps } from "react";
import { LinkForm } from "@/components/forms/link-form";
import { MessagePage } from "@/components/site/message-page";
import { home } from "@/content/failures";
import { newsletterLinks } from "@/content/newsletter";

type Props = {
  kind: keyof typeof newsletterLinks;
  status: "open" | "used" | "expired" | "forged" | "unavailable";
  token: string;
  action: ComponentProps<typeof LinkForm>["action"];
};

/** Requires a click, because mail scanners open every link. */
export function LinkPage({ kind, status, token, action }: Props) {
  const { button, [status]: words } = newsletterLinks[kind];
  return (
    <MessagePage {...words} {...(status !== "open" && { link: home })}>
      {status === "open" && (
        <LinkForm action={action} page={`/newsletter/${kind}`} fields={{ token }} button={button} />
      )}
    </MessagePage>
  );
}
