"use client";

import { usePathname } from "next/navigation";
import { LoadError } from "@/components/admin/frame/load-error";
import { adminFailureText } from "@/content/admin-failure";

export default function AdminError() {
  return <LoadError message={adminFailureText(usePathname())} />;
}
