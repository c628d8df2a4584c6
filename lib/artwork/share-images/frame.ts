/** In pixels; the size that social networks ask for. */
export const shareImageSize = { width: 1200, height: 630 } as const;

export const margin = 64;
