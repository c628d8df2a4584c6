import { setTimeout as wait } from "node:timers/promises";
import { createPostgresConnection } from "@supabase/lite/postgres";
import pLimit from "p-limit";
import postgres from "postgres";
import { oneLine, StackError } from "../process/stack-error.ts";
import type { Database } from "./database.ts";

// Every request may hold one connection for its transaction and want a second one for the
// schema, so the queue stays at half the pool: the pool can never be drained by waiters.
const maxRequests = 8;
const connectTimeoutMs = 8000;

/** `variable` is where the URL comes from, for messages. Throws a StackError. */
export async function openPostgres(url: string, variable = "LOCAL_DB_URL"): Promise<Database> {
  const owner = createClient(url, variable);
  await requireServer(owner, variable);
  const connection = createPostgresConnection({
    url,
    // Supabase Lite hands JSON over as text; the driver's own types would encode it once more.
    postgresOptions: {
      max: 2 * maxRequests,
      onnotice: () => {},
      types: { json: textTypes.json, jsonb: textTypes.jsonb },
    },
  });
  return {
    connection,
    queue: pLimit(maxRequests),
    sql: (query, ...parameters) => run(owner, query, parameters),
    transaction: async (work) => {
      await owner.begin((transaction) =>
        work({
          exec: async (script) => void (await transaction.unsafe(script)),
          query: (query, ...parameters) => run(transaction, query, parameters),
        }),
      );
    },
    close: async () => {
      await Promise.all([connection.driver.end({ timeout: 5 }), owner.end({ timeout: 5 })]);
    },
  };
}

/** The hosts that the URL names, without connecting. Throws a StackError. */
export function databaseHosts(url: string): string[] {
  return createClient(url).options.host;
}

function createClient(url: string, variable = "LOCAL_DB_URL"): postgres.Sql {
  try {
    return postgres(url, { max: 4, connect_timeout: 5, onnotice: () => {}, types: textTypes });
  } catch (error) {
    throw new StackError(
      `${variable} is no database address (${oneLine(error)}): it should be like postgres://user:password@localhost:5432/name.`,
    );
  }
}

async function requireServer(owner: postgres.Sql, variable: string): Promise<void> {
  try {
    // The driver itself would try again for ever where a firewall swallows the packets.
    const timeout = rejectAfter(connectTimeoutMs);
    await Promise.race([owner`select 1`, timeout]);
  } catch (error) {
    void owner.end({ timeout: 0 });
    throw new StackError(
      `The Postgres server at ${owner.options.host} cannot be used (${oneLine(error)}): start it, or correct ${variable}.`,
    );
  }
}

async function rejectAfter(milliseconds: number): Promise<never> {
  await wait(milliseconds, undefined, { ref: false });
  throw new Error(`no answer within ${milliseconds / 1000} s`);
}

async function run<Row>(
  client: Pick<postgres.Sql, "unsafe">,
  query: string,
  parameters: unknown[],
): Promise<Row[]> {
  const result = await client.unsafe(query, parameters as never[]);
  // Several statements in one script answer a list of results: the last one counts.
  const last = Array.isArray(result.at(-1)) ? result.at(-1) : result;
  return [...(last as unknown as Row[])];
}

// The same shapes as PGlite gives: timestamps as text, bigints as numbers, JSON given as text
// stored as it is.
const asText = { parse: (text: string) => text, serialize: (value: unknown) => String(value) };
const asJson = {
  parse: (text: string) => JSON.parse(text),
  serialize: (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value)),
};
const textTypes = {
  date: { to: 1082, from: [1082], ...asText },
  timestamp: { to: 1114, from: [1114], ...asText },
  timestamptz: { to: 1184, from: [1184], ...asText },
  bigint: { to: 20, from: [20], parse: Number, serialize: String },
  numeric: { to: 1700, from: [1700], parse: Number, serialize: String },
  json: { to: 114, from: [114], ...asJson },
  jsonb: { to: 3802, from: [3802], ...asJson },
};
