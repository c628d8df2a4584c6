import { pluralize } from "@/lib/numbers";

export const libraryStrings = {
  notLoaded: "Failed to load the images",
  none: "No uploaded images yet.",
  noMatch: "No images match.",
  described: "Alt text saved.",
  notDescribed: "The alt text could not be saved. Please try again.",
  gone: "This image is no longer in the library.",
} as const;

export function uploadedText(done: number, failed: number): string {
  const stored = `${pluralize(done, "image", "images")} uploaded.`;
  const left = `${pluralize(failed, "file", "files")} could not be uploaded.`;
  if (failed === 0) return stored;
  return done === 0 ? left : `${stored} ${left}`;
}
