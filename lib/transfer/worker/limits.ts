/** Beside the server's heap of 256 MB in a container; 2,000 posts of WordPress take less. */
export const resourceLimits = { maxOldGenerationSizeMb: 160 };
