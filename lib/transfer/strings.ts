export const transferStrings = {
  notExported: "The export could not be created. Please try again.",
  broken: "Server error. See the server log.",
  tooLarge: "The file needs too much memory. Split it into smaller files.",
  tooSlow: "No progress for five minutes. Split the file or check it for a damaged post.",
} as const;
