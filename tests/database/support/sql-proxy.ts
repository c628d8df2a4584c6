import { randomBytes } from "node:crypto";
import { listen, shut } from "../../../local/process/http-server.ts";
import type { Stack } from "../../../local/process/stack.ts";

export type SqlProxy = { url: string; token: string };

/**
 * Lets test workers run SQL as the owner, since PGlite can only be reached from the process that
 * runs the stack.
 */
export async function startSqlProxy(
  stack: Stack,
  port: number,
): Promise<SqlProxy & { close(): Promise<void> }> {
  const url = `http://127.0.0.1:${port}`;
  const token = randomBytes(16).toString("hex");
  const server = await listen(port, url, async (request) => {
    if (request.headers.get("authorization") !== token) return new Response(null, { status: 403 });
    const { query, parameters } = await request.json();
    try {
      return Response.json(await stack.sql(query, ...parameters));
    } catch (error) {
      const { message, code } = error as Error & { code?: string };
      return Response.json({ message, code }, { status: 400 });
    }
  });
  return { url, token, close: () => shut(server) };
}

/** Runs a query as the database owner. Throws the Postgres error with its `code`. */
export async function querySql<Row>(
  { url, token }: SqlProxy,
  query: string,
  parameters: unknown[],
): Promise<Row[]> {
  const response = await fetch(url, {
    method: "POST",
    headers: { authorization: token },
    body: JSON.stringify({ query, parameters }),
  });
  const answer = await response.json();
  if (!response.ok) throw Object.assign(new Error(answer.message), { code: answer.code });
  return answer;
}
