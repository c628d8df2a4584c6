import type { Metadata } from "next";
import { MessagePage } from "@/components/site/message-page";
import { home } from "@/content/failures";
import { newsletter } from "@/content/newsletter";
import { getPageImage } from "@/lib/content/social-pages";
import { pageMetadata } from "@/lib/seo/metadata";

const { title, text: description } = newsletter.unsubscribed;

export async function generateMetadata(): Promise<Metadata> {
  const path = "/newsletter/unsubscribed";
  const image = await getPageImage(path);
  const robots = { index: false, follow: false };
  return { ...pageMetadata({ title, description, path, image }), robots };
}

export default function UnsubscribedPage() {
  return <MessagePage {...newsletter.unsubscribed} link={home} />;
}
