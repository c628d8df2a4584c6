import type { Route } from "next";
import Link from "next/link";

/** In the figures' place when they cannot be had; everything else in the admin may still work. */
export function NoFigures() {
  return (
    <div className="border-t-4 border-mask py-8">
      <p className="text-[1.125rem] font-[600]">The figures are not to be had just now.</p>
      <p className="mt-1 text-muted">
        Load this page again in a minute, or go on to the{" "}
        <Link href={"/admin/posts" as Route} prefetch={false} className="link">
          blog posts
        </Link>
        .
      </p>
    </div>
  );
}
