import type { Metadata } from "next";
import { MessagePage } from "@/components/site/message-page";
import { newsletter } from "@/content/newsletter";
import { getPageImage } from "@/lib/content/social-pages";
import { pageMetadata } from "@/lib/seo/metadata";

const { title, text: description } = newsletter.confirmed;

export async function generateMetadata(): Promise<Metadata> {
  const path = "/newsletter/confirmed";
  const image = await getPageImage(path);
  const robots = { index: false, follow: false };
  return { ...pageMetadata({ title, description, path, image }), robots };
}

export default function ConfirmedPage() {
  return <MessagePage {...newsletter.confirmed} link={{ href: "/blog", label: "Read the blog" }} />;
}
