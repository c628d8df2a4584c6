export const adminSubscriberStrings = {
  notLoaded: "Failed to fetch subscribers",
} as const;
