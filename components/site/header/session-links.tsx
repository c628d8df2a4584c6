"use client";

import { signedOutLinks } from "@/content/navigation";
import { useSessionHint } from "./use-session-hint";

/** Plain anchors: these pages have a different root layout, so each link is a full load. */
export function SessionLinks({ className }: { className: string }) {
  const hint = useSessionHint();
  return (
    <div className={`flex items-center gap-x-1 whitespace-nowrap ${className}`}>
      {hint === "none" ? (
        signedOutLinks.map(({ label, href }) => (
          <a key={href} href={href} className={quiet}>
            {label}
          </a>
        ))
      ) : (
        <>
          <a href={hint === "admin" ? "/admin" : "/account"} className={quiet}>
            {hint === "admin" ? "Admin" : "Account"}
          </a>
          <form method="post" action="/auth/sign-out">
            <button type="submit" className={quiet}>
              Sign Out
            </button>
          </form>
        </>
      )}
    </div>
  );
}

const quiet =
  "block cursor-pointer px-3 py-2.5 text-[0.9375rem] leading-6 font-[550] hover:underline";
