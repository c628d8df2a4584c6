import { withFallback } from "./with-fallback.ts";

/** Returns undefined if the text is missing or isn't JSON. */
export const parseJson = (text: string | undefined): unknown =>
  withFallback(undefined, () => JSON.parse(text ?? ""));
