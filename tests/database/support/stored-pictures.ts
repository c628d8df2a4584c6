import type { TestDatabase } from "./databases";

/** The names of the library's files, of which each has its picture's id before it. */
export async function storedPictures({ sql }: TestDatabase): Promise<string[]> {
  const objects = "select name from storage.objects where bucket_id = 'media' order by name";
  return (await sql<{ name: string }>(objects)).map(({ name }) => name);
}

/** The tables are emptied before each test, the storage is not. */
export async function removeStoredPictures(database: TestDatabase): Promise<void> {
  const names = await storedPictures(database);
  if (names.length > 0) await database.as("service").storage.from("media").remove(names);
}
