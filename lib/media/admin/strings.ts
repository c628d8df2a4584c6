import { pluralize } from "@/lib/numbers";

export const libraryStrings = {
  notLoaded: "Failed to load the pictures",
  none: "No pictures yet. Upload one in the editor or under Media.",
  noMatch: "No pictures match.",
  described: "The description is saved.",
  notDescribed: "The description could not be saved. Please try again.",
  gone: "This picture is no longer in the library.",
} as const;

export function uploadedText(done: number, failed: number): string {
  const stored = `${pluralize(done, "picture is", "pictures are")} in the library.`;
  const left = `${pluralize(failed, "file was", "files were")} not taken.`;
  if (failed === 0) return stored;
  return done === 0 ? left : `${stored} ${left}`;
}
