import { type PictureParams, pictureResponse } from "@/lib/media/picture-response";

export function GET(_: Request, { params }: { params: Promise<PictureParams> }) {
  return pictureResponse("covers", params);
}
