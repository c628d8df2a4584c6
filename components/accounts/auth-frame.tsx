import type { ReactNode } from "react";
import { Drawing } from "@/components/site/shapes";
import { bird } from "@/lib/artwork/bird";

type Props = {
  title: string;
  lead: string;
  /** Link shown after the lead. */
  link?: { href: string; label: string };
  children: ReactNode;
};

export function AuthFrame({ title, lead, link, children }: Props) {
  return (
    <div className="auth">
      <div className="auth-side surface-sun">
        <div className="auth-words">
          <h1 className="headline">{title}</h1>
          <p className="lead mt-5">
            {lead}{" "}
            {link && (
              <a
                href={link.href}
                className="whitespace-nowrap underline decoration-2 underline-offset-4"
              >
                {link.label}
              </a>
            )}
          </p>
        </div>
        <div className="auth-stripe">
          <Drawing viewBox="0 0 720 760" shapes={bird} className="auth-bird" />
        </div>
      </div>
      <div className="auth-form">{children}</div>
    </div>
  );
}
