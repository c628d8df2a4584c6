import type { ReactNode } from "react";

export function DraftNote({ children }: { children: ReactNode }) {
  return (
    <p role="note" className="no-print border-b-4 border-mask bg-tint">
      <span className="wrap block py-3 font-[600]">{children}</span>
    </p>
  );
}
