export const unreached = "Something went wrong. Please check your connection and try again.";
