/** Sends the form of a page that has this field, as a browser without scripts does. */
export async function send(
  site: string,
  path: string,
  field: string,
  values: Record<string, string>,
): Promise<Response> {
  const html = await (await fetch(site + path)).text();
  const form = html
    .match(/<form[\s\S]*?<\/form>/g)
    ?.find((text) => text.includes(`name="${field}"`));
  if (!form) throw new Error(`${path} has no form with ${field}.`);
  const body = new FormData();
  for (const [, name = "", value = ""] of form.matchAll(
    /<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g,
  )) {
    body.set(name, value.replaceAll("&quot;", '"').replaceAll("&amp;", "&"));
  }
  for (const [name, value] of Object.entries(values)) body.set(name, value);
  const response = await fetch(site + path, {
    method: "POST",
    body,
    headers: { origin: site },
    redirect: "manual",
  });
  if (response.status >= 400) throw new Error(`${path} answered ${response.status}.`);
  return response;
}
