import { brand } from "./brand";

type Hours = Partial<Record<number, readonly (readonly [from: string, until: string])[]>>;
export type Scheduling = typeof scheduling;

/** Different hours and holidays, and a time zone with summer time. */
export const scheduling = {
  timeZone: brand.timeZone,
  city: brand.place.locality,
  slotMinutes: 30,
  noticeHours: 24,
  daysAhead: 30,
  hours: Object.fromEntries([1, 2, 3, 4, 5].map((day) => [day, [["10:00", "17:30"]]])) as Hours,
  holidays: {
    yearly: [{ date: "03-17", name: "Saint Patrick's Day" }],
    dates: [{ date: "2027-02-01", name: "Saint Brigid's Day" }],
  },
};
