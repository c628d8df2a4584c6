import type { ReactNode } from "react";
import { elementHtml } from "./element-html";

type Props = {
  /** Unique on the page. */
  name: string;
  className?: string;
  /** No client components; what they show would not start. */
  children: ReactNode;
};

/**
 * Puts its children into the page as HTML. A page carries them once, not a second time as React's
 * data, and the browser does not hydrate them.
 */
export async function StaticHtml({ name, className, children }: Props) {
  return (
    <div
      data-html={name}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written and escaped by elementHtml.
      dangerouslySetInnerHTML={{ __html: await elementHtml(children) }}
    />
  );
}
