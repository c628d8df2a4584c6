import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished, vi } from "vitest";

/** Starts a server that runs until the test ends, and resolves to its URL. */
export async function startServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Stubs `AbortSignal.timeout` for one test; calling `expire` triggers the timeout. */
export function stubTimeout() {
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(clock.signal);
  onTestFinished(() => timeout.mockRestore());
  return { timeout, expire: () => clock.abort(new DOMException("", "TimeoutError")) };
}
