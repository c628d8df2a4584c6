export const maxUploadBytes = 200 * 1024 * 1024;

export type UploadField = "file" | "from";

export const uploadStrings = {
  noFile: "Choose a file to import. It must not be empty.",
  tooLarge: `This file is larger than ${maxUploadBytes / 1024 / 1024} MB. Use the import command instead.`,
  notAnAddress: "Enter a full URL, e.g. https://old.example",
  full: "Not enough space on the server. Import or discard a checked file first.",
  unread: "The upload could not be completed. Please try again.",
} as const;

/** Validates the URL of the old site, which may be empty. */
export function siteUrlError(value: string): string | null {
  if (value === "") return null;
  const isUrl = /^https?:\/\/[^/]/i.test(value) && URL.canParse(value);
  return isUrl && value.length <= 500 ? null : uploadStrings.notAnAddress;
}
