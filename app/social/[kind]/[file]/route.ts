import { projects } from "@/content/projects";
import { socialPages } from "@/content/social";
import { listPostSlugs } from "@/lib/posts/queries";
import { socialImage } from "./find-card";

type Params = { kind: string; file: string };

export async function generateStaticParams(): Promise<Params[]> {
  const names = {
    pages: Object.keys(socialPages),
    blog: await listPostSlugs(),
    portfolio: projects.map(({ id }) => String(id)),
  };
  return Object.entries(names).flatMap(([kind, all]) =>
    all.map((name) => ({ kind, file: `${name}.png` })),
  );
}

export async function GET(_: Request, { params }: { params: Promise<Params> }) {
  const { kind, file } = await params;
  const image = await socialImage(kind, file);
  if (!image) return new Response("Not found\n", { status: 404 });
  return new Response(image, { headers: { "content-type": "image/png" } });
}
