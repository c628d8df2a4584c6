import { MessagePage } from "@/components/site/message-page";
import { PageLink } from "@/components/ui/page-link";

type Props = {
  title: string;
  text: string;
  retry: () => void;
  way: { href: string; label: string };
};

/** In the place of a page that could not be rendered. */
export function LoadFailure({ title, text, retry, way }: Props) {
  return (
    <MessagePage title={title} text={text}>
      <button type="button" className="button" onClick={() => retry()}>
        Try again
      </button>
      <PageLink href={way.href} className="button button-quiet">
        {way.label}
      </PageLink>
    </MessagePage>
  );
}
