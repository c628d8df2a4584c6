"use client";

import { LoadError } from "@/components/admin/frame/load-error";
import { adminSubscriberStrings } from "@/lib/newsletter/admin/strings";

export default function SubscribersError() {
  return <LoadError message={adminSubscriberStrings.notLoaded} />;
}
