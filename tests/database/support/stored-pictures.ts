import type { TestDatabase } from "./databases";

/** Names of the files in a bucket, each prefixed with its picture's ID. */
export async function storedPictures({ sql }: TestDatabase, bucket = "media"): Promise<string[]> {
  const objects = "select name from storage.objects where bucket_id = $1 order by name";
  return (await sql<{ name: string }>(objects, bucket)).map(({ name }) => name);
}

/** Empties the storage, which, unlike the tables, is not cleared before each test. */
export async function removeStoredPictures(database: TestDatabase): Promise<void> {
  for (const bucket of ["media", "covers"]) {
    const names = await storedPictures(database, bucket);
    if (names.length > 0) await database.as("service").storage.from(bucket).remove(names);
  }
}
