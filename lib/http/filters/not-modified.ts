import type { Filter } from "@/lib/http/pipeline";

/**
 * Next.js answers 304 for stored pages, but always sends stored route handler responses in full.
 */
export const answerNotModified: Filter = ({ request, response }) => {
  const known = request.headers["if-none-match"];
  if (known === undefined || !/^(GET|HEAD)$/.test(request.method ?? "")) return;
  return {
    onHead(status) {
      if (status !== 200 || !isKnown(known, response.getHeader("etag"))) return { status };
      for (const name of ["content-length", "content-encoding"]) response.removeHeader(name);
      // Node itself drops the body of a 304.
      return { status: 304 };
    },
  };
};

/** Uses the weak comparison, as If-None-Match requires. */
function isKnown(known: string, etag: unknown): boolean {
  if (typeof etag !== "string") return false;
  const value = (tag: string) => tag.trim().replace(/^W\//, "");
  return known.split(",").some((tag) => tag.trim() === "*" || value(tag) === value(etag));
}
