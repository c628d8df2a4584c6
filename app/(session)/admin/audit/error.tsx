"use client";

import { LoadError } from "@/components/admin/frame/load-error";
import { auditStrings } from "@/lib/audit/strings";

export default function AuditError() {
  return <LoadError message={auditStrings.notLoaded} />;
}
