"use client";

import { LoadFailure } from "@/components/site/load-failure";
import { failures } from "@/content/failures";

export default function BlogError({ retry }: { retry: () => void }) {
  return <LoadFailure {...failures.blog} retry={retry} />;
}
