export { default, generateMetadata } from "../../page";

export const instant = false;

/** A static route needs one path. */
export function generateStaticParams() {
  return [{ tag: "first-tag", page: "2" }];
}
