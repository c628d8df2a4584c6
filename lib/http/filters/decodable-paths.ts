import type { Filter } from "@/lib/http/pipeline";

/**
 * Next.js answers 500 to a call at a path that is no UTF-8: what is escaped once more leads to nothing. A
 * letter or digit loses its escape, for Next.js finds pages by it that rules of the middleware do not.
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
