import { elementsIn } from "../http/html.ts";

/** Submits the page's form that has this field, as a browser without scripts would. */
export async function send(
  site: string,
  path: string,
  field: string,
  values: Record<string, string>,
): Promise<Response> {
  const html = await (await fetch(site + path)).text();
  const forms = html.match(/<form[\s\S]*?<\/form>/g) ?? [];
  const form = forms.find((text) => text.includes(`name="${field}"`));
  if (!form) throw new Error(`${path} has no form with ${field}.`);
  const body = new FormData();
  for (const { attributes } of elementsIn(form)) {
    const { type, name = "", value = "" } = attributes;
    if (type === "hidden") body.set(name, value);
  }
  for (const [name, value] of Object.entries(values)) body.set(name, value);
  const headers = { origin: site };
  const response = await fetch(site + path, { method: "POST", body, headers, redirect: "manual" });
  if (response.status >= 400) throw new Error(`${path} answered ${response.status}.`);
  return response;
}
