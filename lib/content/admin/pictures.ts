import "server-only";
import { pictures as builtIn } from "@/content/pictures";
import type { Field } from "@/lib/content/form/typed";
import type { SessionClient } from "@/lib/supabase/clients";
import { orThrow } from "@/lib/supabase/query";
import type { ChoicePicture } from "./schema";

const maxPictures = 100;

/** Pictures to choose from in a form: the newest of the library and those of the site's files. */
export async function listPictures(client: SessionClient, form: Field): Promise<ChoicePicture[]> {
  if (!hasPictures(form)) return [];
  const stored = await client
    .from("media")
    .select("path, name")
    .order("created_at", { ascending: false })
    .limit(maxPictures)
    .then(orThrow("media"));
  return [
    ...stored.map(({ path, name }) => ({ src: path, name })),
    ...Object.entries(builtIn).map(([name, { widths }]) => {
      return { src: name, name, file: `/work/${name}-${widths[0]}.avif` };
    }),
  ];
}

function hasPictures(field: Field): boolean {
  if (field.widget === "list") return hasPictures(field.item);
  if (field.widget === "group") return Object.values(field.fields).some(hasPictures);
  if (field.widget === "variant") return Object.values(field.variants).some(hasPictures);
  return field.widget === "picture";
}
