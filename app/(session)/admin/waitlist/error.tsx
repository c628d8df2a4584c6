"use client";

import { LoadError } from "@/components/admin/frame/load-error";
import { adminWaitlistStrings } from "@/lib/waitlist/admin/strings";

export default function WaitlistError() {
  return <LoadError message={adminWaitlistStrings.notLoaded} />;
}
