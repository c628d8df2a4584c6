import "server-only";
import { withReporting } from "@/lib/action";
import { policyForData } from "@/lib/security/policy";
import { readPicture } from "./read-picture";

export type PictureParams = { id: string; file: string };

export async function pictureResponse(
  bucket: Parameters<typeof readPicture>[0],
  params: Promise<PictureParams>,
): Promise<Response> {
  const { id, file } = await params;
  return withReporting("picture", failure(503, "Not available at the moment"), async () => {
    const picture = await readPicture(bucket, id, file);
    return picture ? answer(picture) : failure(404, "Not found");
  });
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
