"use client";

import { LoadError } from "@/components/admin/frame/load-error";
import { adminSubscriberTexts } from "@/lib/newsletter/admin/strings";

export default function SubscribersError() {
  return <LoadError message={adminSubscriberTexts.notLoaded} />;
}
