export { default, generateMetadata } from "../../page";

export const instant = false;

/** A static route needs at least one path to build. */
export const generateStaticParams = () => [{ tag: "first-tag", page: "2" }];
