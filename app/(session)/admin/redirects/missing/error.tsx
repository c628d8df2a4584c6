"use client";

import { LoadError } from "@/components/admin/frame/load-error";
import { redirectStrings } from "@/lib/redirects/admin/strings";

export default function MissingPathsError() {
  return <LoadError message={redirectStrings.missingNotLoaded} />;
}
