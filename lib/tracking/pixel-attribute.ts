type Settings = { META_PIXEL_ID?: string | undefined; META_PIXEL_SCRIPT_URL: string };

export function pixelAttribute({
  META_PIXEL_ID,
  META_PIXEL_SCRIPT_URL,
}: Settings): string | undefined {
  return META_PIXEL_ID && `${META_PIXEL_ID} ${new URL(META_PIXEL_SCRIPT_URL).href}`;
}

/** A page may be served with a different configuration from the one it was built with. */
export function withPixelAttribute(html: string, mark: string | undefined): string {
  return html.replace(/<html[^>]*>/, (tag) => {
    const bare = tag.replace(/ data-pixel="[^"]*"/, "");
    return mark ? `${bare.slice(0, -1)} data-pixel="${mark.replaceAll("&", "&amp;")}">` : bare;
  });
}
