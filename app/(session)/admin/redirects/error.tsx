"use client";

import { LoadError } from "@/components/admin/frame/load-error";
import { redirectStrings } from "@/lib/redirects/admin/strings";

export default function RedirectsError() {
  return <LoadError message={redirectStrings.notLoaded} />;
}
