/** Marks pages rendered by a build without a database. */
export const withoutDatabaseTag = "without-database";
