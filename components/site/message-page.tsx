import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/pages/page-link";

type Props = {
  title: string;
  text: string;
  /** Link shown as a button. */
  link?: { href: string; label: string };
  /** Drawn above the stripe. */
  art?: ReactNode;
  children?: ReactNode;
};

export function MessagePage({ title, text, link, art, children }: Props) {
  return (
    <section className="surface-sun min-h-[72dvh] pt-[max(4rem,15dvh)] pb-16">
      <div className="wrap relative">
        <h1 className={`display ${art ? "max-w-[5em]" : "max-w-[8em]"}`}>{title}</h1>
        {art}
      </div>
      <div className="mask my-[clamp(2rem,4vw,3.5rem)] h-[clamp(2.5rem,1rem+4vw,5.5rem)]" />
      <div className="wrap">
        <p className="lead">{text}</p>
        <div className="mt-8 flex flex-wrap gap-4">
          {children}
          {link && (
            <PageLink href={link.href} className="button">
              {link.label}
            </PageLink>
          )}
        </div>
      </div>
    </section>
  );
}
