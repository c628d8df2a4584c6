/** Supabase's API returns at most 1000 rows per request. */
export const chunkSize = 1000;

export type Cursor = { id: string; created_at: string };

/**
 * The cost per chunk is constant, unlike with offsets. Always yields at least one chunk, possibly
 * empty.
 */
export async function* keysetPages<Row extends After, After = Cursor>(
  read: (after: After | null) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: After | null = null;
  do {
    const rows: Row[] = await read(last);
    if (rows.length > 0 || !last) yield rows;
    last = rows.at(-1) ?? null;
  } while (last);
}

type Pageable = { lte(column: string, value: string): Pageable; or(filter: string): Pageable };

export function afterCursor<Query extends Pageable>(query: Query, after: Cursor | null): Query {
  if (!after) return query;
  const { id, created_at } = after;
  // The second condition implies the first, but only the first can use the index.
  return query
    .lte("created_at", created_at)
    .or(`created_at.lt."${created_at}",id.gt.${id}`) as Query;
}
