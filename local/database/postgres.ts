import { setTimeout as wait } from "node:timers/promises";
import { createPostgresConnection } from "@supabase/lite/postgres";
import pLimit from "p-limit";
import postgres from "postgres";
import { oneLine, StackError } from "../process/stack-error.ts";
import type { Database } from "./database.ts";

// A request may hold one connection for its transaction while waiting for a second one for the
// schema. Limiting requests to half the pool prevents a deadlock.
const maxRequests = 8;
const connectTimeoutMs = 8000;

/** `variable` names the source of the URL in error messages. Throws a StackError. */
export async function openPostgres(url: string, variable = "LOCAL_DB_URL"): Promise<Database> {
  const owner = createClient(url, variable);
  await requireServer(owner, variable);
  const connection = createPostgresConnection({
    url,
    // Supabase Lite passes JSON as text; the driver's own types would encode it twice.
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

/** Returns the hosts in the URL without connecting. Throws a StackError. */
export const databaseHosts = (url: string): string[] => createClient(url).options.host;

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
    // The driver itself would retry forever if a firewall drops the packets.
    await Promise.race([owner`select 1`, rejectAfter(connectTimeoutMs)]);
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
  // A script with several statements returns a list of results; use the last one.
  const last = Array.isArray(result.at(-1)) ? result.at(-1) : result;
  return [...(last as unknown as Row[])];
}

// Matches PGlite: returns timestamps as text and bigints as numbers, and stores JSON text as is.
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
