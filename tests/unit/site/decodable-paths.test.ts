import { expect, test } from "vitest";
import { escapeUndecodablePaths } from "@/lib/http/filters/decodable-paths";
import { runFilters } from "@/lib/http/pipeline";
import { startServer } from "../http-server";

runFilters([escapeUndecodablePaths]);

test.each([
  ["/%61dmin/%2Dx?%61", "/admin/-x?%61"],
  ["/caf%C3%A9%2Fb%20c%2E", "/caf%C3%A9%2Fb%20c%2E"],
  ["/%FF%61", "/%25FF%2561"],
])("passes the path %j on as %j", async (asked, seen) => {
  const url = await startServer((request, response) => response.end(request.url));
  expect(await (await fetch(url + asked)).text()).toBe(seen);
});
