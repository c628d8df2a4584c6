import { llmsText } from "@/lib/posts/llms";
import { fileResponse } from "@/lib/seo/file-response";

export const GET = async () => fileResponse(await llmsText(), "text/plain");
