import type { ReactNode } from "react";

const tones = {
  success: "border-leaf bg-leaf-tint",
  error: "border-error bg-error-tint",
  note: "border-mask bg-tint",
} as const;

/** Wrap it in a live region that is rendered before the message. */
export function Alert({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return <div className={`border-l-[0.75rem] p-4 pl-5 font-[600] ${tones[tone]}`}>{children}</div>;
}
