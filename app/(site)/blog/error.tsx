"use client";

import { LoadFailure } from "@/components/site/load-failure";
import { blogFailure } from "@/content/blog-failures";

export default function BlogError({ retry }: { retry: () => void }) {
  return <LoadFailure {...blogFailure} retry={retry} />;
}
