import { brand } from "./brand";

/** Facts that don't change with the working hours in scheduling.ts. */
export const consultations = {
  timeZone: brand.timeZone,
  city: brand.place.locality,
  /** Length of a consultation and interval between start times, in minutes. */
  slotMinutes: 30,
} as const;
