import type { Metadata } from "next";
import { MessagePage } from "@/components/site/message-page";
import { newsletter } from "@/content/newsletter";
import { pageMetadata } from "@/lib/seo/metadata";

const { title, text: description } = newsletter.confirmed;

export const metadata: Metadata = {
  ...pageMetadata({ title, description, path: "/newsletter/confirmed" }),
  robots: { index: false, follow: false },
};

export default function ConfirmedPage() {
  return <MessagePage {...newsletter.confirmed} link={{ href: "/blog", label: "Read the blog" }} />;
}
