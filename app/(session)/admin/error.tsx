"use client";

import { LoadError } from "@/components/admin/frame/load-error";
import { adminFailure } from "@/content/admin-failure";

export default function AdminError() {
  return <LoadError message={adminFailure.text} />;
}
