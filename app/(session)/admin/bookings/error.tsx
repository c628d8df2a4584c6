"use client";

import { LoadError } from "@/components/admin/frame/load-error";
import { adminBookingStrings } from "@/lib/bookings/admin/strings";

export default function BookingsError() {
  return <LoadError message={adminBookingStrings.notLoaded} />;
}
