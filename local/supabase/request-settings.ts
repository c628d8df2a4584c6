import { type Kysely, sql } from "kysely";

type Caller = {
  auth?: { role?: string; uid?: string; jwt?: object | string };
  storage?: { operation?: string };
};
type Call = { method: string; path: string; requestHeaders?: Record<string, string> };
type Settings = Record<string, string>;

/** Replaces Supabase Lite's methods of the same names, which run a statement per setting. */
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
 * Sets a request's settings in one statement for the caller and one for a function call, as
 * PostgREST does. Supabase Lite needs four to ten; this halves the time of a call.
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
