const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;

/** Different hours and holidays, for a time zone with summer time. */
export const scheduling = {
  week: days.map((day) => ({ day, from: "10:00", until: "17:30" })),
  noticeHours: 24,
  daysAhead: 30,
  holidays: {
    yearly: [{ date: "03-17", name: "Saint Patrick's Day" }],
    dates: [{ date: "2027-02-01", name: "Saint Brigid's Day" }],
  },
};
