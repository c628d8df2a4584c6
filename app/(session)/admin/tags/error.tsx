"use client";

import { LoadError } from "@/components/admin/frame/load-error";
import { tagStrings } from "@/lib/tags/admin/strings";

export default function TagsError() {
  return <LoadError message={tagStrings.notLoaded} />;
}
