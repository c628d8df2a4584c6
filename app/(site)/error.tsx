"use client";

import { MessagePage } from "@/components/site/message-page";
import { PageLink } from "@/components/ui/page-link";

export default function SiteError({ retry }: { retry: () => void }) {
  return (
    <MessagePage
      title="Something went wrong"
      text="It is our fault, not yours, and we have been notified. Trying again often helps."
    >
      <button type="button" className="button" onClick={() => retry()}>
        Try again
      </button>
      <PageLink href="/" className="button button-quiet">
        Go back home
      </PageLink>
    </MessagePage>
  );
}
