import "server-only";
import type { Content } from "./kinds";
import { getContent, getKnown } from "./queries";

/** Contents of the header and the footer. */
export type Frame = { site: Content<"site">; navigation: Content<"navigation"> };

/** For stored pages: throws on an outage, so that the last good page stays. */
export async function getFrame(): Promise<Frame> {
  const [site, navigation] = await Promise.all([getContent("site"), getContent("navigation")]);
  return { site, navigation };
}

/** For pages rendered per request and error pages: never throws. */
export async function getKnownFrame(): Promise<Frame> {
  const [site, navigation] = await Promise.all([getKnown("site"), getKnown("navigation")]);
  return { site, navigation };
}
