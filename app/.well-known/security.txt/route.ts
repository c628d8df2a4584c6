import { connection } from "next/server";
import { brand } from "@/content/brand";
import { getKnown } from "@/lib/content/queries";
import { env } from "@/lib/env";

/** RFC 9116 recommends expiry within a year, so that nobody relies on a stale file. */
const validForMs = 180 * 24 * 3_600_000;

export async function GET(): Promise<Response> {
  await connection();
  const { email } = await getKnown("site");
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(Date.now() + validForMs).toISOString()}`,
    `Preferred-Languages: ${brand.locale.slice(0, 2)}`,
    `Canonical: ${env().SITE_URL}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=86400, s-maxage=86400",
    },
  });
}
