export { default, generateMetadata } from "../../page";

// The status code depends on the path, so nothing can be sent before it is known.
export const instant = false;

/** The rest are stored when they are first asked for. */
export function generateStaticParams() {
  return [{ page: "2" }];
}
