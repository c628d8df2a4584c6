import { LibraryPicture } from "@/components/site/library-picture";
import type { Content } from "@/lib/content/kinds";

/** Photos of the team and the studio. Renders nothing if there are none. */
export function Faces({ about: { faces, studio } }: { about: Content<"about"> }) {
  const photos = studio.filter(({ src }) => src !== "");
  if (faces.length + photos.length === 0) return null;
  return (
    <ul className="wrap grid gap-8 pb-[var(--section)] sm:grid-cols-2 lg:grid-cols-4">
      {faces.map(({ name, role, picture }) => (
        <li key={name}>
          <LibraryPicture {...picture} sizes={face} className="w-full border-t-8 border-mask" />
          <p className="mt-3 font-[650]">{name}</p>
          <p className="text-muted">{role}</p>
        </li>
      ))}
      {photos.map((picture) => (
        <li key={picture.src} className="sm:col-span-2">
          <LibraryPicture {...picture} sizes={wide} className="w-full border-t-8 border-mask" />
        </li>
      ))}
    </ul>
  );
}

const face = "(min-width: 64rem) 22vw, (min-width: 40rem) 46vw, 92vw";
const wide = "(min-width: 64rem) 46vw, 92vw";
