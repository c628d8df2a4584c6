import { llmsText } from "@/lib/posts/llms";
import { fileResponse } from "@/lib/seo/file-response";

export async function GET() {
  return fileResponse(await llmsText(), "text/plain");
}
