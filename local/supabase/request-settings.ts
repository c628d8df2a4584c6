import { type Kysely, sql } from "kysely";

type Caller = {
  auth?: { role?: string; uid?: string; jwt?: object | string };
  storage?: { operation?: string };
};
type Call = { method: string; path: string; requestHeaders?: Record<string, string> };
type Settings = Record<string, string>;

/** Supabase Lite's own methods, by name; they make a statement of each setting. */
export const settingMethods = {
  applyJwtSessionContext: (transaction: Kysely<unknown>, { auth, storage }: Caller) => {
    const role = auth?.role || "anon";
    return set(transaction, {
      role,
      "request.jwt.claim.sub": auth?.uid ?? "",
      "request.jwt.claim.role": role,
      "storage.operation": storage?.operation ?? "",
      ...(auth?.jwt instanceof Object && { "request.jwt.claims": JSON.stringify(auth.jwt) }),
    });
  },
  applyRpcRequestGucs: (transaction: Kysely<unknown>, call: Call) =>
    set(transaction, {
      "response.status": "",
      "response.headers": "",
      "request.method": call.method,
      "request.path": call.path,
      "request.headers": JSON.stringify(call.requestHeaders ?? {}),
    }),
};

/**
 * Tells the database of a request in one statement for the caller and one for a function's call, as
 * PostgREST does, where Supabase Lite takes four to ten: its calls take half of the time.
 */
export function setInOneStatement(connection: object): void {
  Object.assign(connection, settingMethods);
}

async function set(transaction: Kysely<unknown>, settings: Settings): Promise<void> {
  const calls = Object.entries(settings).map(
    ([name, value]) => sql`set_config(${name}, ${value}, true)`,
  );
  await sql`select ${sql.join(calls)}`.execute(transaction);
}
