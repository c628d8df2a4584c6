import type { Filter } from "@/lib/http/pipeline";
import { withFallback } from "@/lib/with-fallback";

/**
 * Re-escapes paths that aren't valid UTF-8, so that an action there gets a 404 instead of Next.js's
 * 500. Decodes escaped letters and digits, as Next.js would when it looks for the page, so that the
 * middleware's rules match.
 */
export const escapeUndecodablePaths: Filter = ({ request }) => {
  const [path = "", ...query] = request.url?.split("?") ?? [];
  const plain = isDecodable(path)
    ? path.replace(/%(2D|3\d|[46][1-9A-F]|[57][0-9A]|5F|7E)/gi, decodeURIComponent)
    : path.replaceAll("%", "%25");
  request.url = [plain, ...query].join("?");
};

const isDecodable = (path: string) => withFallback(false, () => decodeURIComponent(path) !== null);
