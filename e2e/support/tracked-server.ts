import { type Fakes, networks, startFakes } from "./fakes";
import { randomIp } from "./random-ip";
import { startTestServer } from "./test-server";
import { testSite } from "./test-site";

export const pixelId = "100200300400500";

export type Country = keyof typeof networks;

export type TrackedServer = {
  url: string;
  fakes: Fakes;
  /** Returns an IP that the server has already located in this country. */
  someIp(country: Country): Promise<string>;
  stop(): Promise<void>;
};

/**
 * Starts a second server on the same build and database, with the pixel and all external services
 * pointing to fakes. Returns once the server has located a visitor.
 */
export async function startTrackedServer(): Promise<TrackedServer> {
  const fakes = await startFakes(testSite.port + 4, testSite.mailUrl);
  const { url, stop } = await startTestServer(testSite.port + 3, {
    RESEND_BASE_URL: `${fakes.url}/mail`,
    GEO_API_URL: `${fakes.url}/geo`,
    META_PIXEL_ID: pixelId,
    META_PIXEL_SCRIPT_URL: `${fakes.url}/fbevents.js`,
    META_ACCESS_TOKEN: "token-of-a-test",
    META_GRAPH_URL: `${fakes.url}/graph`,
  });
  // On a busy machine a lookup may time out. Failed IPs aren't looked up again, so try new ones.
  const someIp = async (country: Country) => {
    for (let asked = 0; asked < 20; asked++) {
      const ip = randomIp(networks[country]);
      const answer = await fetch(`${url}/api/geo`, { headers: { "x-forwarded-for": ip } });
      if ((await answer.json()).country === country) return ip;
    }
    throw new Error(`No address is found to be in ${country}.`);
  };
  await someIp("US");
  return {
    url,
    fakes,
    someIp,
    async stop() {
      await stop();
      await fakes.stop();
    },
  };
}
