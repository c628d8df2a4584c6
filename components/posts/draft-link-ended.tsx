import { MessagePage } from "@/components/site/message-page";

const texts = {
  expired: {
    title: "This link has ended",
    text: "What it led to can no longer be read here. Ask whoever sent it to you for a new one.",
  },
  forged: {
    title: "This link leads nowhere",
    text: "It may have been cut off on its way. Copy the whole of it, or ask whoever sent it to you.",
  },
  unavailable: {
    title: "We cannot open this just now",
    text: "Something on our side did not answer. Please try again in a minute.",
  },
} as const;

/** Says nothing of a draft, nor whether there was one. */
export function DraftLinkEnded({ status }: { status: keyof typeof texts }) {
  return <MessagePage {...texts[status]} link={{ href: "/blog", label: "Go to the blog" }} />;
}
