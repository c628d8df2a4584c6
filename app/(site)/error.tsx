"use client";

import Link from "next/link";
import { Notice } from "@/components/site/notice";

export default function SiteError({ retry }: { retry: () => void }) {
  return (
    <Notice
      title="Something went wrong"
      text="It is our fault, not yours, and we have been told. Trying again often helps."
    >
      <button type="button" className="button" onClick={() => retry()}>
        Try again
      </button>
      <Link href="/" className="button button-quiet">
        Go back home
      </Link>
    </Notice>
  );
}
