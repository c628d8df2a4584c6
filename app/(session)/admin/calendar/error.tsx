"use client";

import { LoadError } from "@/components/admin/frame/load-error";
import { scheduleStrings } from "@/lib/posts/admin/schedule/strings";

export default function CalendarError() {
  return <LoadError message={scheduleStrings.notLoaded} />;
}
