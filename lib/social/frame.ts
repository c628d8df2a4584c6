/** Pixels of every social-preview image, as the networks ask for them. */
export const socialSize = { width: 1200, height: 630 } as const;

/** Free space at the left and right edge. */
export const margin = 64;
