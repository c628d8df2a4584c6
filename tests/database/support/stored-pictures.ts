import type { TestDatabase } from "./databases";

/** The names of a bucket's files, of which each has its picture's id before it. */
export async function storedPictures({ sql }: TestDatabase, bucket = "media"): Promise<string[]> {
  const objects = "select name from storage.objects where bucket_id = $1 order by name";
  return (await sql<{ name: string }>(objects, bucket)).map(({ name }) => name);
}

/** The tables are emptied before each test, the storage is not. */
export async function removeStoredPictures(database: TestDatabase): Promise<void> {
  for (const bucket of ["media", "covers"]) {
    const names = await storedPictures(database, bucket);
    if (names.length > 0) await database.as("service").storage.from(bucket).remove(names);
  }
}
