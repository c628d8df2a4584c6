"use client";

import Link from "next/link";
import { useEffect, useRef } from "react";
import { useListHref } from "@/components/admin/list/use-list-href";

type Props = { onCreate: () => void; onAbandon: () => void };

export function PostDeletedNotice({ onCreate, onAbandon }: Props) {
  const list = useListHref("/admin/posts");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="deleted" className="post-conflict">
      <h2 id="deleted" ref={heading} tabIndex={-1} className="text-[1.35rem] leading-tight">
        This post was deleted while you were editing it
      </h2>
      <p className="mt-2">Your text is still here. You can save it as a new post.</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="button" className="button" onClick={onCreate}>
          Save as New Post
        </button>
        <Link href={list} prefetch={false} className="button button-quiet" onClick={onAbandon}>
          Discard
        </Link>
      </div>
    </section>
  );
}
