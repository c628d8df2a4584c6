import type { Filter } from "@/lib/http/pipeline";

/**
 * Next.js responds with 500 to an action at a path that isn't valid UTF-8; escaped again, the path
 * leads to a 404. Escaped letters and digits are decoded, because Next.js would find pages that the
 * middleware's rules don't match.
 */
export const escapeUndecodablePaths: Filter = ({ request }) => {
  const [path = "", ...query] = request.url?.split("?") ?? [];
  const plain = isDecodable(path)
    ? path.replace(/%(2D|3\d|[46][1-9A-F]|[57][0-9A]|5F|7E)/gi, decodeURIComponent)
    : path.replaceAll("%", "%25");
  request.url = [plain, ...query].join("?");
};

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== null;
  } catch {
    return false;
  }
}
