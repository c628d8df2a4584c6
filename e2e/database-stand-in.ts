import { createServer } from "node:http";
import { testSite } from "./test-site";

/** What the database is to answer to a method on a table, in PostgREST's own shape. */
type Fault = {
  method: string;
  table: string;
  error: { message: string; details: string | null; hint: string | null; code: string };
};

/** The stack under test behind another port, where single answers can be put in the database's mouth. */
export async function startDatabaseStandIn(port: number) {
  const faults: Fault[] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://stand-in.example");
    const fault = faults.find(
      ({ method, table }) => request.method === method && pathname === `/rest/v1/${table}`,
    );
    if (fault) {
      request.resume();
      response.writeHead(400, { "content-type": "application/json" });
      return response.end(JSON.stringify(fault.error));
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { host: _, connection: __, ...headers } = request.headers;
    const answer = await fetch(`http://127.0.0.1:${testSite.supabasePort}${request.url}`, {
      method: request.method ?? "GET",
      headers: headers as Record<string, string>,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const kept = [...answer.headers].filter(
      ([name]) => !/^(content-(encoding|length)|transfer-encoding|connection)$/.test(name),
    );
    response.writeHead(answer.status, Object.fromEntries(kept));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    faults,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}
