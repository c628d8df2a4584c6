export const transferStrings = {
  notExported: "The export could not be made. Please try again.",
} as const;
