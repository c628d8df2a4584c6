"use client";

import { LoadFailure } from "@/components/site/load-failure";
import { postFailure } from "@/content/blog-failures";

export default function PostError({ retry }: { retry: () => void }) {
  return <LoadFailure {...postFailure} retry={retry} />;
}
