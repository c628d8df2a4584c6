"use client";

import { LoadError } from "@/components/admin/load-error";
import { adminMessageTexts } from "@/lib/messages/admin-texts";

export default function MessagesError() {
  return <LoadError message={adminMessageTexts.notLoaded} />;
}
