import { consultations } from "./consultations";

/** When consultations can be booked. */
export const scheduling = {
  ...consultations,
  /** Working hours by day of the week (0 is Sunday); use two ranges for a lunch break. */
  hours: {
    1: [["09:00", "16:00"]],
    2: [["09:00", "16:00"]],
    3: [["09:00", "16:00"]],
    4: [["09:00", "16:00"]],
    5: [["09:00", "16:00"]],
  },
  holidays: {
    /** The same date each year, as MM-DD. A holiday on a Sunday moves to the Monday. */
    yearly: [
      { date: "01-01", name: "New Year's Day" },
      { date: "03-30", name: "Spiritual Baptist Liberation Day" },
      { date: "05-30", name: "Indian Arrival Day" },
      { date: "06-19", name: "Labour Day" },
      { date: "08-01", name: "Emancipation Day" },
      { date: "08-31", name: "Independence Day" },
      { date: "09-24", name: "Republic Day" },
      { date: "12-25", name: "Christmas Day" },
      { date: "12-26", name: "Boxing Day" },
    ],
    /** Movable holidays and other closing days. Eid and Divali are announced each year. */
    dates: [
      { date: "2026-12-24", name: "Christmas Eve" },
      { date: "2026-12-31", name: "Old Year's Day" },
      { date: "2027-02-08", name: "Carnival Monday" },
      { date: "2027-02-09", name: "Carnival Tuesday" },
      { date: "2027-03-26", name: "Good Friday" },
      { date: "2027-03-29", name: "Easter Monday" },
      { date: "2027-05-27", name: "Corpus Christi" },
    ],
  },
} as const satisfies Scheduling;

export type Scheduling = {
  timeZone: string;
  city: string;
  slotMinutes: number;
  noticeHours: number;
  daysAhead: number;
  hours: Partial<Record<number, readonly (readonly [from: string, until: string])[]>>;
  holidays: { yearly: readonly Holiday[]; dates: readonly Holiday[] };
};
type Holiday = { date: string; name: string };
