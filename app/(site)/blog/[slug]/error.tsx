"use client";

import { LoadFailure } from "@/components/site/load-failure";

export default function PostError({ retry }: { retry: () => void }) {
  return (
    <LoadFailure
      title="Blog Post Not Found"
      text="Failed to load blog post"
      retry={retry}
      way={{ href: "/blog", label: "Back to Blog" }}
    />
  );
}
