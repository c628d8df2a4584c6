import "server-only";
import type { IncomingMessage } from "node:http";
import { isPublicIp } from "@/lib/security/public-ip";
import { BodyTooLarge, readBody } from "@/lib/security/read-body";
import { PictureError } from "./inspect-picture";
import { internet, type Network } from "./internet";
import { maxPictureBytes, mediaStrings } from "./strings";

const maxRedirects = 3;

/**
 * Fetches a picture from a public https server without decoding it. The checks prevent access to
 * hosts that only this server can reach. Throws a user-facing PictureError.
 */
export async function fetchPicture(address: string, network = internet): Promise<Buffer> {
  const signal = AbortSignal.timeout(network.timeoutMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new PictureError(mediaStrings.late)));
  });
  try {
    return await Promise.race([follow(address, network, signal), late]);
  } catch (cause) {
    if (cause instanceof PictureError) throw cause;
    if (cause instanceof BodyTooLarge) throw new PictureError(mediaStrings.tooLarge);
    throw new PictureError(mediaStrings.noAnswer, { cause });
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
  throw new PictureError(mediaStrings.redirects(maxRedirects));
}

async function open(url: URL, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  if (url.protocol !== "https:") throw new PictureError(mediaStrings.insecure);
  const ips = await network.resolve(url.hostname.replace(/^\[|\]$/g, ""));
  if (!ips.every(isPublicIp)) throw new PictureError(mediaStrings.notPublic);
  return network.open(url, ips, signal);
}

function isRedirect({ statusCode = 0 }: IncomingMessage): boolean {
  return [301, 302, 303, 307, 308].includes(statusCode);
}

async function readPicture(response: IncomingMessage): Promise<Buffer> {
  try {
    const { statusCode = 0, headers } = response;
    if (statusCode !== 200) throw new PictureError(mediaStrings.answered(statusCode));
    if (!headers["content-type"]?.startsWith("image/"))
      throw new PictureError(mediaStrings.noPicture);
    return await readBody(response, maxPictureBytes);
  } finally {
    response.destroy();
  }
}
