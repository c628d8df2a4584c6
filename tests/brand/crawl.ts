export type Resource = { path: string; status: number; head: string; type: string; body: Buffer };

/**
 * Crawls a site from the given paths, visiting each path once. Admin paths that differ only in
 * query values count as one.
 */
export async function crawl(site: string, starts: string[], cookie = ""): Promise<Resource[]> {
  const seen = new Set(starts.map(kindOf));
  const resources: Resource[] = [];
  const waiting = [...starts];
  while (waiting.length > 0) {
    const batch = waiting.splice(0, 8);
    for (const resource of await Promise.all(batch.map((path) => get(site, path, cookie)))) {
      resources.push(resource);
      for (const path of pathsIn(resource, site)) {
        if (!seen.has(kindOf(path))) waiting.push(path);
        seen.add(kindOf(path));
      }
    }
  }
  return resources;
}

/** Ignores query values in the admin, because its calendar has a page for every month. */
function kindOf(path: string): string {
  return path.startsWith("/admin/") ? path.replace(/=[^&]*/g, "") : path;
}

async function get(site: string, path: string, cookie: string): Promise<Resource> {
  const response = await fetch(site + path, { headers: { cookie }, redirect: "manual" });
  return {
    path,
    status: response.status,
    head: [...response.headers].map(([name, value]) => `${name}: ${value}`).join("\n"),
    type: response.headers.get("content-type") ?? "",
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** Returns the same-site paths in a page, stylesheet, script, feed or manifest. */
function pathsIn({ type, body, path, head }: Resource, site: string): string[] {
  if (!/text|json|xml|javascript/.test(type)) return [];
  const text = body.toString();
  const named = [
    ...text.matchAll(/(?:href|src|content)="([^"]+)"|<(?:loc|link)>([^<]+)|"src":"([^"]+)"/g),
    ...text.matchAll(/url\(["']?([^"')]+)|"(static\/chunks\/[^"]+)"/g),
    ...head.matchAll(/^location: (.+)$/gm),
  ].flatMap((match) => match.slice(1).filter(Boolean));
  const sets = [...text.matchAll(/srcset="([^"]+)"/gi)].flatMap(([, set = ""]) =>
    set.split(",").map((part) => part.trim().split(" ")[0] ?? ""),
  );
  return [...named, ...sets]
    .map((name) => (name.startsWith("static/") ? `/_next/${name}` : name.replaceAll("&amp;", "&")))
    .filter((name) => name.startsWith(site) || /^(\/[^/]|[\w-]+\/|\.\.?\/)/.test(name))
    .map((name) => new URL(name, new URL(path, site)))
    .filter(({ origin }) => origin === site)
    .map(({ pathname, search }) => pathname + search);
}
