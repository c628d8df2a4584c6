"use client";

import { LoadError } from "@/components/admin/load-error";
import { adminWaitlistTexts } from "@/lib/waitlist/admin-texts";

export default function WaitlistError() {
  return <LoadError message={adminWaitlistTexts.notLoaded} />;
}
