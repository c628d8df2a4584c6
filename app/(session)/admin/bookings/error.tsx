"use client";

import { LoadError } from "@/components/admin/load-error";
import { adminBookingTexts } from "@/lib/bookings/admin-texts";

export default function BookingsError() {
  return <LoadError message={adminBookingTexts.notLoaded} />;
}
