"use client";

import { LoadFailure } from "@/components/site/load-failure";

export default function BlogError({ retry }: { retry: () => void }) {
  return (
    <LoadFailure
      title="Our Blog"
      text="An unexpected error occurred while loading blog posts"
      retry={retry}
      way={{ href: "/", label: "Go back home" }}
    />
  );
}
