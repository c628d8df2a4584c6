import {
  createClient,
  type PostgrestSingleResponse,
  type SupabaseClient,
} from "@supabase/supabase-js";
import { describe, expect, inject, test } from "vitest";
import type { Database } from "../../../lib/supabase/database.types.ts";
import type { Account } from "./sign-up.ts";
import { querySql, type SqlProxy } from "./sql-proxy.ts";

type RunningDatabase = {
  name: string;
  /** Of the Postgres server, where it is one. */
  databaseUrl: string | undefined;
  supabaseUrl: string;
  publishableKey: string;
  secretKey: string;
  mailUrl: string;
  sqlProxy: SqlProxy;
  accounts: { member: Account; forger: Account; ended: Account; admin: Account };
};
export type DatabaseAddress = RunningDatabase | { name: string; missing: string };

declare module "vitest" {
  interface ProvidedContext {
    databases: DatabaseAddress[];
  }
}

/**
 * A visitor has the publishable key only; a forger signed up with `is_admin: true`; "ended" is the
 * admin by the token of a session that they signed out of.
 */
export const ACTORS = ["visitor", "member", "forger", "ended", "admin", "service"] as const;
export type Actor = (typeof ACTORS)[number];

export type TestDatabase = RunningDatabase & {
  /** As the database owner, outside row-level security. */
  sql<Row = Record<string, unknown>>(query: string, ...parameters: unknown[]): Promise<Row[]>;
  /** Supabase's client with the rights of an actor, or of another account's session. */
  as(actor: Actor | Account): SupabaseClient<Database>;
  /** A plain request to the REST endpoint with the rights of `actor`. */
  rest(actor: Actor, path: string, init?: RequestInit): Promise<Response>;
  /** What a function answers to the server's key: its result, or the error. */
  call(name: string, values: object): ReturnType<Response["json"]>;
  /** Empties these tables, the outbox, and every limit. */
  clear(...tables: string[]): Promise<void>;
  /** Lets so much time go by for every limit that counts hits. */
  pass(interval: string): Promise<void>;
  /** How many rows there are, by table. */
  count(...tables: string[]): Promise<Record<string, number>>;
};

/** What a query of Supabase's client answers. Throws its error. */
export async function dataOf<T>(query: PromiseLike<PostgrestSingleResponse<T>>): Promise<T> {
  const { data, error } = await query;
  if (error) throw error;
  return data;
}

/** How many answers have each status. */
export function tally(answers: { status: string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** More than `over`, and `most` at the most: a wait of which a moment may have passed. */
export function expectBetween(seconds: number, over: number, most: number): void {
  expect(seconds).toBeGreaterThan(over);
  expect(seconds).toBeLessThanOrEqual(most);
}

/** The answers of so many calls at once. */
export function atOnce<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}

/**
 * Runs the tests of `body` on PGlite and, where the machine has one, on a Postgres server: in turn on
 * each, on both at the same time. `onTestFinished` is the test context's, for the same reason.
 */
export function onEachDatabase(body: (database: TestDatabase) => void): void {
  for (const address of inject("databases")) {
    describe.concurrent(`on ${address.name}`, () => {
      if ("missing" in address) test.skip(address.missing);
      else describe("in turn", { concurrent: false }, () => body(open(address)));
    });
  }
}

function open(address: RunningDatabase): TestDatabase {
  const clients = new Map<Actor, SupabaseClient<Database>>();
  const sql: TestDatabase["sql"] = (query, ...parameters) =>
    querySql(address.sqlProxy, query, parameters);
  const rest: TestDatabase["rest"] = (actor, path, init) =>
    fetch(`${address.supabaseUrl}/rest/v1/${path}`, {
      ...init,
      headers: {
        apikey: keyOf(address, actor),
        "content-type": "application/json",
        ...bearer(address, actor),
        ...init?.headers,
      },
    });
  return {
    ...address,
    sql,
    async call(name, values) {
      const init = { method: "POST", body: JSON.stringify(values) };
      return (await rest("service", `rpc/${name}`, init)).json();
    },
    async clear(...tables) {
      const limits = ["private.limit_hits", "private.sign_in_attempts"];
      const all = [...tables, "email_outbox"].map((table) => `public.${table}`);
      await sql([...all, ...limits].map((table) => `delete from ${table}`).join(";"));
    },
    async pass(interval) {
      const step = `interval '${interval}'`;
      await sql(
        `update private.limit_hits set hit_at = hit_at - ${step}, expires_at = expires_at - ${step}`,
      );
    },
    async count(...tables) {
      const counts = tables.map(
        (table) => `(select count(*)::int from public.${table}) as ${table}`,
      );
      const [row] = await sql<Record<string, number>>(`select ${counts.join()}`);
      return row ?? {};
    },
    as(actor) {
      if (typeof actor === "object") return connect(address, "visitor", actor);
      const client = clients.get(actor) ?? connect(address, actor);
      clients.set(actor, client);
      return client;
    },
    rest,
  };
}

function connect(address: RunningDatabase, actor: Actor, account?: Account) {
  return createClient<Database>(address.supabaseUrl, keyOf(address, actor), {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: bearer(address, actor, account) },
  });
}

function keyOf(address: RunningDatabase, actor: Actor): string {
  return actor === "service" ? address.secretKey : address.publishableKey;
}

function bearer(
  { accounts }: RunningDatabase,
  actor: Actor,
  account = actor === "visitor" || actor === "service" ? undefined : accounts[actor],
): Record<string, string> {
  return account ? { authorization: `Bearer ${account.accessToken}` } : {};
}
