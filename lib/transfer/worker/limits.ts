/** Adds to the server's 256 MB heap in a container. 2,000 WordPress posts need less. */
export const resourceLimits = { maxOldGenerationSizeMb: 160 };
