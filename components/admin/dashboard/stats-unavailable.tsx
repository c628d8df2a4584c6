import type { Route } from "next";
import Link from "next/link";

export function StatsUnavailable() {
  return (
    <div className="border-t-4 border-mask py-8">
      <p className="text-[1.125rem] font-[600]">The numbers could not be loaded.</p>
      <p className="mt-1 text-muted">
        Reload this page in a minute, or continue to the{" "}
        <Link href={"/admin/posts" as Route} prefetch={false} className="link">
          blog posts
        </Link>
        .
      </p>
    </div>
  );
}
