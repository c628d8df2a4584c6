"use client";

import { LoadError } from "@/components/admin/load-error";

/** In the place of an admin page that failed; the frame around it stays. */
export default function AdminError() {
  return <LoadError message="This page could not be loaded. Nothing was changed." />;
}
