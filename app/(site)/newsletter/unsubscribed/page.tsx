import type { Metadata } from "next";
import { MessagePage } from "@/components/site/message-page";
import { home } from "@/content/failures";
import { newsletter } from "@/content/newsletter";
import { pageMetadata } from "@/lib/seo/metadata";

const { title, text: description } = newsletter.unsubscribed;

export const metadata: Metadata = {
  ...pageMetadata({ title, description, path: "/newsletter/unsubscribed" }),
  robots: { index: false, follow: false },
};

export default function UnsubscribedPage() {
  return <MessagePage {...newsletter.unsubscribed} link={home} />;
}
