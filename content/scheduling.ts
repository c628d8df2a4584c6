const working = { from: "09:00", until: "16:00" } as const;

/** When consultations can be booked, in the agency's time zone. */
export const scheduling = {
  /** Several entries a day leave a break between them. */
  week: [
    { day: "Monday", ...working },
    { day: "Tuesday", ...working },
    { day: "Wednesday", ...working },
    { day: "Thursday", ...working },
    { day: "Friday", ...working },
  ],
  noticeHours: 24,
  daysAhead: 60,
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
} as const;
