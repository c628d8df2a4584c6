import type { Domain } from "@/lib/domains/domain";

export const bookings: Domain = {
  pages: [
    { href: "/admin/bookings", permission: "bookings", label: "Bookings", failed: "load bookings" },
  ],
  deletable: { bookings: "Booking" },
  person: { bookings: ["Bookings", "booking", "bookings"] },
  audit: { booking: { label: "Bookings", href: "/admin/bookings" } },
};
