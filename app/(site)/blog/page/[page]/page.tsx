export { default, generateMetadata } from "../../page";

// The status code depends on the path, so nothing can be sent before it is known.
export const instant = false;

/** Other pages are cached on first request. */
export const generateStaticParams = () => [{ page: "2" }];
