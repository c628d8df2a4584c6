import type { Env } from "@/lib/env";

type Settings = Pick<Env, "META_PIXEL_ID" | "META_PIXEL_SCRIPT_URL">;

export function pixelAttribute(settings: Settings): string | undefined {
  const { META_PIXEL_ID: id, META_PIXEL_SCRIPT_URL: script } = settings;
  return id && `${id} ${new URL(script).href}`;
}

/** A page may be served with a different configuration from the one it was built with. */
export function withPixelAttribute(html: string, mark: string | undefined): string {
  return html.replace(/<html[^>]*>/, (tag) => {
    const bare = tag.replace(/ data-pixel="[^"]*"/, "");
    return mark ? `${bare.slice(0, -1)} data-pixel="${mark.replaceAll("&", "&amp;")}">` : bare;
  });
}
