import "server-only";
import type { IncomingMessage } from "node:http";
import { isPublicIp } from "@/lib/security/public-ip";
import { BodyTooLarge, readBody } from "@/lib/security/read-body";
import { CoverError } from "./encode-cover";
import { internet, type Network } from "./internet";
import { coverStrings, maxCoverBytes } from "./strings";

const maxRedirects = 3;

/**
 * What a public https server sends as a picture, not yet decoded. Throws a CoverError to show to the
 * user. Without its checks an admin could read what only this server reaches.
 */
export async function fetchPicture(address: string, network = internet): Promise<Buffer> {
  const signal = AbortSignal.timeout(network.timeoutMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new CoverError(coverStrings.late)));
  });
  try {
    return await Promise.race([follow(address, network, signal), late]);
  } catch (cause) {
    if (cause instanceof CoverError) throw cause;
    if (cause instanceof BodyTooLarge) throw new CoverError(coverStrings.tooLarge);
    throw new CoverError(coverStrings.noAnswer, { cause });
  }
}

async function follow(address: string, network: Network, signal: AbortSignal): Promise<Buffer> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await open(url, network, signal);
    const { location } = response.headers;
    if (!isRedirect(response) || !location) return readPicture(response);
    response.destroy();
    url = new URL(location, url);
  }
  throw new CoverError(coverStrings.redirects(maxRedirects));
}

async function open(url: URL, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  if (url.protocol !== "https:") throw new CoverError(coverStrings.insecure);
  const ips = await network.resolve(url.hostname.replace(/^\[|\]$/g, ""));
  if (!ips.every(isPublicIp)) throw new CoverError(coverStrings.notPublic);
  return network.open(url, ips, signal);
}

function isRedirect({ statusCode = 0 }: IncomingMessage): boolean {
  return [301, 302, 303, 307, 308].includes(statusCode);
}

async function readPicture(response: IncomingMessage): Promise<Buffer> {
  try {
    const { statusCode = 0, headers } = response;
    if (statusCode !== 200) throw new CoverError(coverStrings.answered(statusCode));
    if (!headers["content-type"]?.startsWith("image/"))
      throw new CoverError(coverStrings.noPicture);
    return await readBody(response, maxCoverBytes);
  } finally {
    response.destroy();
  }
}
