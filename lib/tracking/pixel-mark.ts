type Settings = { META_PIXEL_ID?: string | undefined; META_PIXEL_SCRIPT_URL: string };

/** The pixel's number and script, as they stand in the document. Undefined without a pixel. */
export function pixelMark({ META_PIXEL_ID, META_PIXEL_SCRIPT_URL }: Settings): string | undefined {
  return META_PIXEL_ID && `${META_PIXEL_ID} ${new URL(META_PIXEL_SCRIPT_URL).href}`;
}

/**
 * A stored document with the mark of the configuration it is served under, which may differ from the
 * one it was built under. Only the first tag, <html>, is touched.
 */
export function withPixelMark(html: string, mark: string | undefined): string {
  return html.replace(/<html[^>]*>/, (tag) => {
    const bare = tag.replace(/ data-pixel="[^"]*"/, "");
    return mark ? `${bare.slice(0, -1)} data-pixel="${mark.replaceAll("&", "&amp;")}">` : bare;
  });
}
