import { startTestServer } from "./test-server";
import { testSite } from "./test-site";

export const fakePort = testSite.port + 16;
const fakeUrl = `http://127.0.0.1:${fakePort}`;

/** Starts a second server on the same build, with Calendly configured. */
export function startCalendlySite() {
  return startTestServer(testSite.port + 15, {
    CALENDLY_URL: `${fakeUrl}/kiskadee/30min`,
    CALENDLY_SCRIPT_URL: `${fakeUrl}/widget.js`,
    COUNTRY_HEADER: "x-country",
  });
}
