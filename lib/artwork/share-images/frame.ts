/** Size in pixels that social networks recommend. */
export const shareImageSize = { width: 1200, height: 630 } as const;

export const margin = 64;
