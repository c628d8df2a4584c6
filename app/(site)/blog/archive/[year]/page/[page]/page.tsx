export { default, generateMetadata } from "../../page";

export const instant = false;

/** A static route needs one path. */
export function generateStaticParams() {
  return [{ year: "2000", page: "2" }];
}
