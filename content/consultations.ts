import { brand } from "./brand";

/** All times are in the agency's `timeZone`. */
export const consultations = {
  timeZone: brand.timeZone,
  city: brand.place.locality,
  /** Length of a consultation and interval between start times, in minutes. */
  slotMinutes: 30,
  noticeHours: 24,
  daysAhead: 60,
} as const;
