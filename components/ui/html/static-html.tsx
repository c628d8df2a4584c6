import type { ReactNode } from "react";
import { elementHtml } from "./element-html";

type Props = {
  /** Unique on the page. */
  name: string;
  className?: string;
  /** Must not contain client components, which would not hydrate. */
  children: ReactNode;
};

/** Renders children to plain HTML, which is neither sent again as React data nor hydrated. */
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
