"use client";

import { usePathname } from "next/navigation";
import { LoadError } from "@/components/admin/frame/load-error";
import { adminFailureText } from "@/lib/domains/registered";

export default function AdminError() {
  return <LoadError message={adminFailureText(usePathname())} />;
}
