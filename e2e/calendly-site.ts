import { resolve } from "node:path";
import { readConfig } from "../local/config";
import { type Site, startSite } from "../local/start-site";
import { testSite } from "./test-site";

const port = testSite.port + 3;
export const standInPort = testSite.port + 6;
const standInUrl = `http://127.0.0.1:${standInPort}`;

/**
 * A site of its own with Calendly configured: the widget's address stands in the static page. Its build
 * is kept, so that only the first start makes one.
 */
export function startCalendlySite(): Promise<Site> {
  const config = readConfig({
    PORT: String(port),
    SUPABASE_PORT: String(port + 1),
    MAIL_PORT: String(port + 2),
    LOCAL_DIR: resolve(".local/test/calendly"),
  });
  const variables = {
    CALENDLY_URL: `${standInUrl}/kiskadee/30min`,
    CALENDLY_SCRIPT_URL: `${standInUrl}/widget.js`,
    COUNTRY_HEADER: "x-country",
  };
  return startSite({ config, variables, mode: "preview", distDir: ".local/test/calendly/next" });
}
