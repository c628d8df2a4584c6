import type { ReactNode } from "react";
import { BirdShapes } from "@/components/site/bird-shapes";
import { kiskadee } from "@/lib/brand/kiskadee";

type Props = { title: string; lead: ReactNode; children: ReactNode };

/**
 * A page with one form, such as signing in: inside SiteFrame, `<AuthFrame title="Sign In"
 * lead="…"><LoginForm /></AuthFrame>`. Beside the form, or above it, stands the bird on its surface.
 */
export function AuthFrame({ title, lead, children }: Props) {
  return (
    <div className="auth">
      <div className="auth-side surface-sun">
        <div className="auth-words">
          <h1 className="headline">{title}</h1>
          <p className="lead mt-5">{lead}</p>
        </div>
        <div className="auth-stripe">
          <svg viewBox="0 0 720 760" className="auth-bird" aria-hidden="true" focusable="false">
            <BirdShapes shapes={kiskadee} />
          </svg>
        </div>
      </div>
      <div className="auth-form">{children}</div>
    </div>
  );
}
