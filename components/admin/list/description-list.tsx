import type { ReactNode } from "react";
import { Email } from "@/components/ui/email";

/** A value that is nothing but an email address wraps as addresses do. */
export function DescriptionList({ items }: { items: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="mb-5 grid grid-cols-[auto_minmax(min-content,1fr)] gap-x-6 gap-y-1">
      {items.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 font-[600]">
            {typeof value === "string" && /^\S+@\S+$/.test(value) ? <Email value={value} /> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
