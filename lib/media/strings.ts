export const mediaStrings = {
  format: "This file is not a JPEG, PNG, WebP, AVIF or GIF image. Choose another one.",
  empty: "This file is empty. Choose another one.",
  heic: "Most browsers cannot show HEIC images. Save it as a JPEG and upload that.",
  broken: "This image cannot be read: the file is damaged or incomplete. Choose another one.",
  tooLarge: "This file is larger than 10 MB. Choose a smaller one.",
  small: (width: number) =>
    `This image is too small: a cover must be at least ${width} pixels wide. Choose a larger one.`,
  pixels: (millions: number) =>
    `This image has more than ${millions} million pixels. Choose a smaller one.`,
  shape: (ratio: number) =>
    `One side of this image is more than ${ratio} times as long as the other. Crop it first.`,
  animation: "This animation is too large or too long. Make it smaller or shorter, or use a video.",
  failed: "The image could not be saved. Please try again.",
  sending: "The image is still uploading. Save again when it's done.",
  insecure: "This URL redirects to one without https. Choose another one.",
  notPublic: "This URL is not on a public web server. Upload the image instead.",
  noPicture: "There is no image at this URL. Choose another one, or upload the image.",
  answered: (status: number) =>
    `The server at this URL responded with ${status}. Check the URL, or upload the image.`,
  redirects: (max: number) => `This URL redirects more than ${max} times. Use the final URL.`,
  late: "The image did not load within 10 seconds. Save again, or upload the image.",
  noAnswer: "This URL is not responding. Check it, or upload the image.",
  unreached: "The image could not be uploaded. Check your connection and try again.",
} as const;

export const maxPictureBytes = 10 * 1024 * 1024;
