import type { ReactNode } from "react";
import { Drawing } from "@/components/site/shapes";
import { bird } from "@/lib/artwork/bird";

type Props = { title: string; lead: ReactNode; children: ReactNode };

export function AuthFrame({ title, lead, children }: Props) {
  return (
    <div className="auth">
      <div className="auth-side surface-sun">
        <div className="auth-words">
          <h1 className="headline">{title}</h1>
          <p className="lead mt-5">{lead}</p>
        </div>
        <div className="auth-stripe">
          <Drawing viewBox="0 0 720 760" shapes={bird} className="auth-bird" />
        </div>
      </div>
      <div className="auth-form">{children}</div>
    </div>
  );
}
