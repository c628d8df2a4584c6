import { createServer } from "node:net";
import { StackError } from "./stack-error.ts";

export type PortClaim = { port: number; variable: string; what: string };

const hosts = ["127.0.0.1", "::"];

/** Throws a StackError for the first port that is in use or not permitted. */
export async function requireFreePorts(claims: PortClaim[]): Promise<void> {
  for (const { port, variable, what } of claims) {
    const code = await portErrorCode(port);
    if (code === "EADDRINUSE") {
      throw new StackError(
        `Port ${port} (${what}) is in use: stop what listens there, or choose another with ${variable}, for example ${variable}=${port + (port < 65_000 ? 100 : -100)}.`,
      );
    }
    if (code === "EACCES") {
      throw new StackError(
        `Port ${port} (${what}) may not be opened by this user: choose one above 1023 with ${variable}.`,
      );
    }
  }
}

/** Whether all of these ports are free. */
export async function arePortsFree(ports: readonly number[]): Promise<boolean> {
  for (const port of ports) if (await portErrorCode(port)) return false;
  return true;
}

async function portErrorCode(port: number): Promise<"EADDRINUSE" | "EACCES" | null> {
  for (const host of hosts) {
    const code = await listenErrorCode(port, host);
    if (code === "EADDRINUSE" || code === "EACCES") return code;
  }
  return null;
}

function listenErrorCode(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    // A machine without IPv6 reports EAFNOSUPPORT for "::", which is not a conflict.
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "unknown"));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(null)));
  });
}
