import { readCover } from "@/lib/covers/read";
import { reportError } from "@/lib/report";
import { policyForData } from "@/lib/security/policy";

type Params = { id: string; file: string };

/** A cover that the editor has uploaded, from the site's own address. What stands there never changes. */
export async function GET(_: Request, { params }: { params: Promise<Params> }) {
  const { id, file } = await params;
  try {
    const picture = await readCover(id, file);
    return picture ? answer(picture) : refusal(404, "Not found");
  } catch (error) {
    reportError(error, "cover");
    return refusal(503, "Not available at the moment");
  }
}

function answer(picture: Blob): Response {
  return new Response(picture, {
    headers: {
      "content-type": "image/webp",
      "content-security-policy": policyForData,
      "cache-control": "public, max-age=31536000, immutable",
    },
  });
}

function refusal(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { "cache-control": "no-store", "content-security-policy": policyForData },
  });
}
