import { withFallback } from "./with-fallback.ts";

/** Decodes percent-escapes; returns the text unchanged if they are invalid. */
export const decodeText = (text: string): string =>
  withFallback(text, () => decodeURIComponent(text));
