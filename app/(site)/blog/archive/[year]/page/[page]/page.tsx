export { default, generateMetadata } from "../../page";

export const instant = false;

/** A static route needs at least one path to build. */
export const generateStaticParams = () => [{ year: "2000", page: "2" }];
