"use client";

import { LoadFailure } from "@/components/site/load-failure";
import { failures } from "@/content/failures";

export default function PostError({ retry }: { retry: () => void }) {
  return <LoadFailure {...failures.post} retry={retry} />;
}
