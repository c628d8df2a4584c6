import type { Metadata } from "next";
import { MessagePage } from "@/components/site/message-page";
import { PageLink } from "@/components/ui/page-link";
import { newsletter } from "@/content/newsletter";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata: Metadata = {
  ...pageMetadata({
    title: newsletter.confirmed.title,
    description: newsletter.confirmed.text,
    path: "/newsletter/confirmed",
  }),
  robots: { index: false, follow: false },
};

export default function ConfirmedPage() {
  return (
    <MessagePage {...newsletter.confirmed}>
      <PageLink href="/blog" className="button">
        Read the blog
      </PageLink>
    </MessagePage>
  );
}
