"use client";

import { LoadError } from "@/components/admin/frame/load-error";
import { adminMessageStrings } from "@/lib/messages/admin/strings";

export default function MessagesError() {
  return <LoadError message={adminMessageStrings.notLoaded} />;
}
