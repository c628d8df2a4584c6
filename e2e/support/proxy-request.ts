import type { IncomingMessage } from "node:http";

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** What the server at `origin` answers to a request that was made to a fake. */
export async function proxyRequest(origin: string, request: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { host: _, connection: __, "content-length": ___, ...headers } = request.headers;
  const answer = await fetch(`${origin}${request.url}`, {
    method: request.method ?? "GET",
    headers: headers as Record<string, string>,
    redirect: "manual",
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
  // What fetch has unpacked is passed on unpacked, and in one piece.
  const kept = [...answer.headers].filter(
    ([name]) => !/^(content-(encoding|length)|transfer-encoding|connection)$/.test(name),
  );
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: Object.fromEntries(kept), body };
}
