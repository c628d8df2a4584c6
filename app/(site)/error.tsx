"use client";

import { LoadFailure } from "@/components/site/load-failure";

export default function SiteError({ retry }: { retry: () => void }) {
  return (
    <LoadFailure
      title="Something went wrong"
      text="It is our fault, not yours, and we have been notified. Trying again often helps."
      retry={retry}
      way={{ href: "/", label: "Go back home" }}
    />
  );
}
