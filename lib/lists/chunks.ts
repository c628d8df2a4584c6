/** Rows that are read at once; a database's API hands out no more by itself. */
export const chunkSize = 1000;

/** Where a row stands among the newest first. */
export type Place = { id: string; created_at: string };

/**
 * The rows of a list, however long, newest first, a chunk at a time. Each chunk is asked for by the
 * last row before it, which costs the same at the end as at the beginning, unlike an offset. There is
 * a first chunk always, if an empty one.
 */
export async function* inChunks<Row extends Place>(
  read: (after: Place | null) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Place | null = null;
  do {
    const rows: Row[] = await read(last);
    if (rows.length > 0 || !last) yield rows;
    last = rows.at(-1) ?? null;
  } while (last);
}

type Pageable = {
  lte(column: string, value: string): Pageable;
  or(filter: string): Pageable;
};

/** Narrows a query, ordered by date and then id, to what follows a row. */
export function following<Query extends Pageable>(query: Query, after: Place | null): Query {
  if (!after) return query;
  const { id, created_at } = after;
  // The first condition follows from the second, but only the first can be looked up in the index.
  return query
    .lte("created_at", created_at)
    .or(`created_at.lt."${created_at}",id.gt.${id}`) as Query;
}
