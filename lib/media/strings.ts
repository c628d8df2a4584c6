export const mediaStrings = {
  format: "This file is not a JPEG, PNG, WebP, AVIF or GIF picture. Choose one of these.",
  heic: "Most browsers cannot show HEIC pictures. Save it as JPEG, and upload that.",
  broken: "This picture cannot be read: the file is damaged or incomplete. Choose another one.",
  tooLarge: "This file is larger than 10 MB. Choose a smaller one.",
  small: (width: number) =>
    `This picture is too small: a cover is at least ${width} pixels wide. Choose a larger one.`,
  pixels: (millions: number) =>
    `This picture has more than ${millions} million pixels. Choose a smaller one.`,
  shape: (ratio: number) =>
    `One side of this picture is more than ${ratio} times as long as the other. Crop it first.`,
  animation: "This animation is too large or too long. Make it smaller or shorter, or use a video.",
  failed: "The picture could not be stored. Please try again.",
  sending: "The picture is still being uploaded. Save again when it is done.",
  insecure: "The picture's address leads on to one without https. Choose another one.",
  notPublic: "This address does not lead to a public web server. Upload the picture instead.",
  noPicture: "There is no picture at this address. Choose another one, or upload the picture.",
  answered: (status: number) =>
    `The server at this address answered with ${status}. Check the address, or upload the picture.`,
  redirects: (max: number) =>
    `This address leads on to others more than ${max} times. Choose the last one.`,
  late: "The picture did not arrive within 10 seconds. Save again, or upload the picture.",
  noAnswer: "There is no answer from this address. Check it, or upload the picture.",
  unreached: "The picture could not be sent. Check your connection and try again.",
} as const;

export const maxPictureBytes = 10 * 1024 * 1024;
