"use client";

import { LoadFailure } from "@/components/site/load-failure";
import { pageFailure } from "@/content/failures";

export default function SiteError({ retry }: { retry: () => void }) {
  return <LoadFailure {...pageFailure} retry={retry} />;
}
