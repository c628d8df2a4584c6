export const transferStrings = {
  notExported: "The export could not be made. Please try again.",
  broken: "Server error. See the server log.",
  tooLarge: "The file takes more memory than an import may use. Split it into smaller files.",
  tooSlow: "Nothing happened for five minutes. Split the file, or look for a post that is damaged.",
} as const;
