import { reportError } from "@/lib/log";
import { readCover } from "@/lib/media/read-cover";
import { policyForData } from "@/lib/security/policy";

type Params = { id: string; file: string };

export async function GET(_: Request, { params }: { params: Promise<Params> }) {
  const { id, file } = await params;
  try {
    const picture = await readCover(id, file);
    return picture ? answer(picture) : failure(404, "Not found");
  } catch (error) {
    reportError(error, "cover");
    return failure(503, "Not available at the moment");
  }
}

function answer(picture: Blob): Response {
  return new Response(picture, {
    headers: {
      "content-type": picture.type,
      "content-security-policy": policyForData,
      "cache-control": "public, max-age=31536000, s-maxage=31536000, immutable",
    },
  });
}

function failure(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { "cache-control": "no-store", "content-security-policy": policyForData },
  });
}
