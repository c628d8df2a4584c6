import type { ComponentProps, ReactNode } from "react";
import { PageHeader } from "@/components/admin/frame/page-header";
import { Drawing } from "@/components/site/shapes";
import { singingBird } from "@/lib/artwork/singing-bird";

export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="empty-state">
      <Drawing viewBox="-150 50 960 800" shapes={singingBird} className="empty-bird" />
      <p className="text-[1.125rem] font-[600]">{text}</p>
      {children && <div className="mt-4 flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}

type NotFoundProps = Pick<ComponentProps<typeof PageHeader>, "title" | "back"> &
  ComponentProps<typeof EmptyState>;

/** Page for a row that does not exist; the middleware sets the 404 status. */
export function RowNotFound({ text, children, ...header }: NotFoundProps) {
  return (
    <>
      <PageHeader {...header} />
      <EmptyState text={text}>{children}</EmptyState>
    </>
  );
}
