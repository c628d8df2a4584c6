import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** Forwards a request to `url` and returns its response. */
export async function proxyRequest(
  url: string,
  request: IncomingMessage,
  sent?: Buffer<ArrayBuffer>,
): Promise<Answer> {
  const data = sent ?? (await buffer(request));
  const { host: _, connection: __, "content-length": ___, ...headers } = request.headers;
  const answer = await fetch(url, {
    method: request.method ?? "GET",
    headers: headers as Record<string, string>,
    redirect: "manual",
    ...(data.length > 0 && { body: data }),
  });
  // fetch has decompressed and buffered the body, so these headers no longer apply.
  const forwarded = [...answer.headers].filter(
    ([name]) => !/^(content-(encoding|length)|transfer-encoding|connection|keep-alive)$/.test(name),
  );
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: Object.fromEntries(forwarded), body };
}
