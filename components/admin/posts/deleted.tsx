"use client";

import type { Route } from "next";
import Link from "next/link";
import { useEffect, useRef } from "react";

type Props = { onCreate: () => void; onGiveUp: () => void };

/** The post is gone, but what was written is still here. */
export function Deleted({ onCreate, onGiveUp }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="deleted" className="post-conflict">
      <h2 id="deleted" ref={heading} tabIndex={-1} className="text-[1.35rem] leading-tight">
        This post was deleted while you were editing it
      </h2>
      <p className="mt-2">What you wrote is still here. You can make a new post of it.</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="button" className="button" onClick={onCreate}>
          Create it anew
        </button>
        <Link
          href={"/admin/posts" as Route}
          prefetch={false}
          className="button button-quiet"
          onClick={onGiveUp}
        >
          Let it go
        </Link>
      </div>
    </section>
  );
}
