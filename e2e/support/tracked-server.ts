import { type Fakes, networks, startFakes } from "./fakes";
import { startTestServer } from "./test-server";
import { testSite } from "./test-site";

export const pixelId = "100200300400500";

export type TrackedServer = { url: string; fakes: Fakes; stop(): Promise<void> };

/**
 * A second server over the same build and database, with a pixel and every service beside it
 * configured, and a fake of each. Returns once it knows where a visitor is.
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
  // The first lookup may take longer than a page waits; an address that failed is not asked again.
  let asked = 0;
  const country = async () => {
    const headers = { "x-forwarded-for": `${networks.US}.0.0.${asked++}` };
    return (await (await fetch(`${url}/api/geo`, { headers })).json()).country;
  };
  while ((await country()) !== "US") if (asked > 20) throw new Error("No country is found.");
  return {
    url,
    fakes,
    async stop() {
      await stop();
      await fakes.stop();
    },
  };
}
