import {
  createClient,
  type PostgrestSingleResponse,
  type SupabaseClient,
} from "@supabase/supabase-js";
import { beforeEach, describe, expect, inject } from "vitest";
import type { Database } from "../../../lib/supabase/database.types.ts";
import { validRows } from "./rows.ts";
import type { Account } from "./sign-up.ts";
import { querySql, type SqlProxy } from "./sql-proxy.ts";

export type RunningDatabase = {
  name: string;
  /** URL of the Postgres server; undefined for PGlite. */
  databaseUrl: string | undefined;
  supabaseUrl: string;
  publishableKey: string;
  secretKey: string;
  mailUrl: string;
  sqlProxy: SqlProxy;
  accounts: { member: Account; forger: Account; ended: Account; admin: Account };
};

declare module "vitest" {
  interface ProvidedContext {
    databases: RunningDatabase[];
  }
}

/**
 * A visitor has only the publishable key; a forger signed up with `is_admin: true`; "ended" has
 * the token of a session that the admin signed out of.
 */
export const actors = ["visitor", "member", "forger", "ended", "admin", "service"] as const;
export type Actor = (typeof actors)[number];

export type TestDatabase = RunningDatabase & {
  /** Runs SQL as the database owner, bypassing row-level security. */
  sql<Row = Record<string, unknown>>(query: string, ...parameters: unknown[]): Promise<Row[]>;
  /** A Supabase client with the rights of an actor or of another account's session. */
  as(actor: Actor | Account): SupabaseClient<Database>;
  /** Sends a request to the REST endpoint with the rights of an actor or another session. */
  rest(actor: Actor | Account, path: string, init?: RequestInit): Promise<Response>;
  /** Calls a function as the service role; resolves to its result or error. */
  call(name: string, values: object): ReturnType<Response["json"]>;
  /** Simulates elapsed time for every limit by moving its records into the past. */
  pass(interval: string): Promise<void>;
  /** Number of rows per table. */
  count(...tables: string[]): Promise<Record<string, number>>;
};

/** Resolves to the data of a Supabase query. Throws its error. */
export async function dataOf<T>(query: PromiseLike<PostgrestSingleResponse<T>>): Promise<T> {
  const { data, error } = await query;
  if (error) throw error;
  return data;
}

/** A request that sends `values`. */
export const post = (values: object) => ({ method: "POST", body: JSON.stringify(values) });
export const patch = (values: object) => ({ method: "PATCH", body: JSON.stringify(values) });

/** Counts the answers by status. */
export function tally(answers: { status: string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Expects `over` < `seconds` <= `most`, since part of a wait may have elapsed. */
export function expectBetween(seconds: number, over: number, most: number): void {
  expect(seconds).toBeGreaterThan(over);
  expect(seconds).toBeLessThanOrEqual(most);
}

/** The number of rows for a heavy test: `reduced` on PGlite, which is slower, beside Postgres. */
export function sizeOn({ databaseUrl }: RunningDatabase, full: number, reduced: number): number {
  return databaseUrl || inject("databases").length === 1 ? full : reduced;
}

/** Makes `count` concurrent calls; resolves to their results. */
export function atOnce<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}

/**
 * Runs the tests of `body` on PGlite and, if installed, a Postgres server: sequentially on each,
 * but on both in parallel. Each test starts with empty tables and only the actors' accounts.
 */
export function onEachDatabase(body: (database: TestDatabase) => void): void {
  for (const running of inject("databases")) {
    describe.concurrent(`on ${running.name}`, () => {
      describe("sequentially", { concurrent: false }, () => {
        const database = open(running);
        beforeEach(() => clear(database));
        body(database);
      });
    });
  }
}

async function clear({ accounts, sql }: TestDatabase): Promise<void> {
  const rows = Object.keys(validRows).map((table) => `public.${table}`);
  const hidden = (
    "limit_hits submissions sign_in_attempts expired_tags erased_addresses deleted_rows " +
    "job_runs post_versions post_editors"
  )
    .split(" ")
    .map((name) => `private.${name}`);
  const tables = [...rows, "public.tags", "public.content_versions", ...hidden];
  const ids = Object.values(accounts).map(({ id }) => `'${id}'`);
  await sql(`
    ${tables.map((table) => `delete from ${table};`).join("\n")}
    delete from auth.users where id not in (${ids});
    update public.profiles set is_admin = (id = '${accounts.admin.id}'), role = null;
    update public.settings set exchange_rate = default, notification_address = default,
      call_link = default, require_second_factor = default;
    delete from private.second_factors;
    set local session_replication_role = replica;
    delete from private.audit_log;
  `);
}

function open(running: RunningDatabase): TestDatabase {
  const { supabaseUrl, publishableKey, secretKey, sqlProxy } = running;
  const accounts: Partial<Record<Actor, Account>> = running.accounts;
  const headersOf = (actor: Actor | Account) => {
    const account = typeof actor === "object" ? actor : accounts[actor];
    const apikey = actor === "service" ? secretKey : publishableKey;
    return { apikey, ...(account && { authorization: `Bearer ${account.accessToken}` }) };
  };
  const sql: TestDatabase["sql"] = (query, ...parameters) => querySql(sqlProxy, query, parameters);
  const rest: TestDatabase["rest"] = (actor, path, init) => {
    const headers = { "content-type": "application/json", ...headersOf(actor), ...init?.headers };
    return fetch(`${supabaseUrl}/rest/v1/${path}`, { ...init, headers });
  };
  return {
    ...running,
    sql,
    rest,
    as(actor) {
      const headers = headersOf(actor);
      return createClient(supabaseUrl, headers.apikey, {
        auth: { persistSession: false, autoRefreshToken: false },
        global: { headers },
      });
    },
    async call(name, values) {
      return (await rest("service", `rpc/${name}`, post(values))).json();
    },
    async pass(interval) {
      await sql(`
        update private.limit_hits set
          hit_at = hit_at - interval '${interval}',
          expires_at = expires_at - interval '${interval}';
        update private.submissions set expires_at = expires_at - interval '${interval}';
        update public.bookings set held_until = held_until - interval '${interval}';
        update private.sign_in_attempts set
          recent = array(select made_at - interval '${interval}' from unnest(recent) as made_at),
          free_at = free_at - interval '${interval}',
          expires_at = expires_at - interval '${interval}';
      `);
    },
    async count(...tables) {
      const counts = tables.map(
        (table) => `(select count(*)::int from public.${table}) as ${table}`,
      );
      const [row] = await sql<Record<string, number>>(`select ${counts.join()}`);
      return row ?? {};
    },
  };
}
