"use client";

import { LoadError } from "@/components/admin/frame/load-error";
import { libraryStrings } from "@/lib/media/admin/strings";

export default function MediaError() {
  return <LoadError message={libraryStrings.notLoaded} />;
}
