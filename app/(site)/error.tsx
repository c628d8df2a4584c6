"use client";

import { LoadFailure } from "@/components/site/load-failure";
import { failures } from "@/content/failures";

export default function SiteError({ retry }: { retry: () => void }) {
  return <LoadFailure {...failures.page} retry={retry} />;
}
