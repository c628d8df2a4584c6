"use client";

import { LoadError } from "@/components/admin/load-error";
import { adminSubscriberTexts } from "@/lib/newsletter/admin-texts";

export default function SubscribersError() {
  return <LoadError message={adminSubscriberTexts.notLoaded} />;
}
