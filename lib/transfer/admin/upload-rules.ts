export const maxUploadBytes = 200 * 1024 * 1024;

export type UploadField = "file" | "from";

export const uploadStrings = {
  noFile: "Choose the file to import. It must not be empty.",
  tooLarge: `This file is larger than ${maxUploadBytes / 1024 / 1024} MB. Import it with the command, where the site’s code is.`,
  notAnAddress: "Enter the whole address, such as https://old.example",
  full: "The server has no room for this file. Import or discard a checked file first.",
  unread: "The file did not arrive whole, or could not be kept. Please send it once more.",
} as const;

/** Validates the URL of the old site, which may be empty. */
export function siteUrlError(value: string): string | null {
  if (value === "") return null;
  const isUrl = /^https?:\/\/[^/]/i.test(value) && URL.canParse(value);
  return isUrl && value.length <= 500 ? null : uploadStrings.notAnAddress;
}
