"use client";

import { LoadError } from "@/components/admin/frame/load-error";
import { failures } from "@/content/failures";

export default function AdminError() {
  return <LoadError message={failures.admin.text} />;
}
