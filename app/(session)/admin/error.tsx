"use client";

import { LoadError } from "@/components/admin/frame/load-error";

export default function AdminError() {
  return <LoadError message="This page could not be loaded. Nothing was changed." />;
}
