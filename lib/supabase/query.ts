import type { PostgrestSingleResponse, SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database.types";
import type { Row, Table } from "./row";

type Client = Pick<SupabaseClient<Database>, "from" | "rpc">;
type Functions = Database["public"]["Functions"];
type Args<Name extends keyof Functions> =
  Functions[Name]["Args"] extends Record<PropertyKey, never> ? [] : [Functions[Name]["Args"]];

/**
 * Calls a database function. The caller may give a more precise result type than SQL's, as for
 * jsonb. Throws an error that names the function, with the code of the failure.
 */
export async function call<Name extends keyof Functions, Result extends Functions[Name]["Returns"]>(
  client: Client,
  name: Name,
  ...args: Args<Name>
): Promise<Result> {
  return client.rpc(name, ...args).then(orThrow(name)) as Promise<Result>;
}

/** Returns null if no row has this id. Throws an error that names the table. */
export async function findRow<Name extends Table, Select extends string>(
  client: Client,
  table: Name,
  columns: Select,
  id: string,
): Promise<Row<Name, Select> | null> {
  const query = client.from(table as "media").select(columns);
  return query.eq("id", id).maybeSingle().then(orThrow(table)) as never;
}

/**
 * For a query's `then`: returns its data. Throws an error with the code of the failure, prefixed
 * with `what` if given.
 */
export function orThrow(what?: string): <Data>(answer: PostgrestSingleResponse<Data>) => Data {
  return ({ data, error }) => {
    if (!error) return data;
    // A proxy in between may respond with its own JSON.
    const { message = "no answer", code } = error;
    const failure = Object.assign(
      new Error(what ? `${what}: ${message}` : message),
      code && { code },
    );
    // Supabase's client turns what fetch threw into a message.
    if (message.startsWith("TimeoutError:")) failure.name = "TimeoutError";
    throw failure;
  };
}
