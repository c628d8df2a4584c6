import { networks } from "@/e2e/support/fakes";
import { randomIp } from "@/e2e/support/random-ip";
import { startTrackedServer } from "@/e2e/support/tracked-server";
import { test as base } from "./test";

export { expect } from "./test";

/** Tests on one shared server with tracking, as a visitor from the United States. */
export const test = base
  .extend("tracked", { scope: "worker" }, async ({}, { onCleanup }) => {
    const server = await startTrackedServer();
    onCleanup(() => server.stop());
    return server;
  })
  .extend("ip", () => randomIp(networks.US))
  .extend("url", ({ tracked }) => tracked.url)
  .extend("fakes", { auto: true }, async ({ tracked }) => {
    await tracked.fakes.reset();
    return tracked.fakes;
  });
