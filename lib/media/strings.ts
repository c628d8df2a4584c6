export const coverStrings = {
  format: "This file is not a JPEG, PNG, WebP or AVIF picture. Choose one of these.",
  broken: "This picture cannot be read: the file is damaged or incomplete. Choose another one.",
  tooLarge: "This file is larger than 5 MB. Choose a smaller one.",
  small: (width: number) =>
    `This picture is too small: a cover is at least ${width} pixels wide. Choose a larger one.`,
  pixels: (millions: number) =>
    `This picture has more than ${millions} million pixels. Choose a smaller one.`,
  failed: "The picture could not be stored. Please try again.",
  sending: "The picture is still being uploaded. Save again when it is done.",
  unreached: "The picture could not be sent. Check your connection and try again.",
} as const;

export const maxCoverBytes = 5 * 1024 * 1024;
