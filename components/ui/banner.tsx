import type { ReactNode } from "react";

const tones = {
  success: "border-leaf bg-leaf-tint",
  error: "border-error bg-error-tint",
  note: "border-mask bg-tint",
} as const;

/** What came of an action. Wrap it in a live region that was there before it. */
export function Banner({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return <div className={`border-l-[0.75rem] p-4 pl-5 font-[600] ${tones[tone]}`}>{children}</div>;
}
