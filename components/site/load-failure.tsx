import type { Route } from "next";
import { MessagePage } from "@/components/site/message-page";
import { PageLink } from "@/components/ui/pages/page-link";
import { retryLabel } from "@/content/failures";

type Props = {
  title: string;
  text: string;
  retry: () => void;
  back: { href: Route; label: string };
};

/** Replaces a page that could not be rendered. */
export function LoadFailure({ title, text, retry, back }: Props) {
  return (
    <MessagePage title={title} text={text}>
      <button type="button" className="button" onClick={() => retry()}>
        {retryLabel}
      </button>
      <PageLink href={back.href} className="button button-quiet">
        {back.label}
      </PageLink>
    </MessagePage>
  );
}
