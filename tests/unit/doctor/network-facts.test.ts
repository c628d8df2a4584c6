import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { isLocal, readNetwork, type TxtResolver } from "@/lib/doctor/network-facts";
import { connect } from "@/lib/supabase/connect";
import { network } from "./facts";

const nowhere = connect({ url: "http://127.0.0.1:9", secretKey: "none" }, 1_000);
// The site itself is not requested.
const settings = { ...network.settings, SITE_URL: "http://localhost:3000" };

function resolver(known: Record<string, string[][]>, errorCode = "ENOTFOUND") {
  const names: string[] = [];
  const resolveTxt: TxtResolver["resolveTxt"] = async (name) => {
    names.push(name);
    if (known[name]) return known[name];
    throw Object.assign(new Error(name), { code: errorCode });
  };
  return { resolveTxt, names };
}

test("looks up the sender's domain, its parent for DMARC, and joins split records", async () => {
  const dns = resolver({
    "send.mail.agency.net": [["v=spf1 include:", "amazonses.com ~all"]],
    "_dmarc.agency.net": [["v=DMARC1; p=none"]],
  });
  const sent = { ...settings, MAIL_FROM: "Agency <hello@mail.agency.net>" };
  const facts = await readNetwork(nowhere, sent, null, dns);
  expect(facts).toMatchObject({
    sender: {
      domain: "mail.agency.net",
      spf: ["v=spf1 include:amazonses.com ~all"],
      dkim: [],
      dmarc: ["v=DMARC1; p=none"],
    },
    health: null,
    storageError: expect.stringContaining("fetch failed"),
  });
});

test("treats failures and late answers of DNS as unknown", async () => {
  const failing = await readNetwork(nowhere, settings, null, resolver({}, "ESERVFAIL"));
  expect(failing.sender).toMatchObject({ spf: null, dkim: null, dmarc: null });
  const silent: TxtResolver = { resolveTxt: () => new Promise(() => {}) };
  const late = await readNetwork(nowhere, settings, null, silent);
  expect(late.sender).toMatchObject({ spf: null });
});

test.each([
  ["an example sender", { MAIL_FROM: "hello@kiskadee.example" }],
  ["the local mail catcher", { RESEND_BASE_URL: "http://127.0.0.1:54324" }],
])("makes no lookups for %s", async (_case, changes) => {
  const dns = resolver({});
  const facts = await readNetwork(nowhere, { ...settings, ...changes }, null, dns);
  expect(facts.sender).toBeNull();
  expect(dns.names).toEqual([]);
});

test("requests the site's health check", async () => {
  const site = createServer(({ url }, response) => {
    response.writeHead(url === "/api/health" ? 503 : 200).end();
  });
  await new Promise<void>((resolve) => site.listen(0, "0.0.0.0", resolve));
  onTestFinished(() => void site.close());
  const { port } = site.address() as AddressInfo;
  const facts = async (host: string) =>
    readNetwork(nowhere, { ...settings, SITE_URL: `http://${host}:${port}` }, 1, resolver({}));
  // Reaches loopback, but isn't written like a local host.
  expect((await facts("0.0.0.0")).health).toBe(503);
  site.close();
  site.closeAllConnections();
  expect((await facts("0.0.0.0")).health).toContain("ECONNREFUSED");
});

test("counts reserved and loopback names as local", () => {
  const local = ["localhost", "kiskadee.example", "mail.example.com", "127.0.0.1", "[::1]"];
  const others = ["agency.net", "myexample.com", "localhost.agency.net"];
  expect([...local, ...others].filter(isLocal)).toEqual(local);
});
