import type { Metadata } from "next";
import { MessagePage } from "@/components/site/message-page";
import { PageLink } from "@/components/ui/page-link";
import { newsletter } from "@/content/newsletter";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata: Metadata = {
  ...pageMetadata({
    title: newsletter.unsubscribed.title,
    description: newsletter.unsubscribed.text,
    path: "/newsletter/unsubscribed",
  }),
  robots: { index: false, follow: false },
};

export default function UnsubscribedPage() {
  return (
    <MessagePage {...newsletter.unsubscribed}>
      <PageLink href="/" className="button">
        Go back home
      </PageLink>
    </MessagePage>
  );
}
