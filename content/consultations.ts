import { brand } from "./brand";

/** All times are the agency's own, in `timeZone`. */
export const consultations = {
  timeZone: brand.timeZone,
  city: brand.place.locality,
  /** How long a consultation lasts, and how far apart two of them begin, in minutes. */
  slotMinutes: 30,
  noticeHours: 24,
  daysAhead: 60,
} as const;
