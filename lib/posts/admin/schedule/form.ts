/** The id of the form, and what tells its result from those of others on the page. */
export const scheduleForm = "schedule";
