import { faces, studio } from "@/content/people";

type Props = { people?: typeof faces; pictures?: typeof studio };

/** Photos of the team and the studio. Renders nothing if there are none. */
export function Faces({ people = faces, pictures = studio }: Props) {
  if (people.length + pictures.length === 0) return null;
  return (
    <ul className="wrap grid gap-8 pb-[var(--section)] sm:grid-cols-2 lg:grid-cols-4">
      {people.map(({ name, role, picture }) => (
        <li key={name}>
          <Photo {...picture} />
          <p className="mt-3 font-[650]">{name}</p>
          <p className="text-muted">{role}</p>
        </li>
      ))}
      {pictures.map((picture) => (
        <li key={picture.src} className="sm:col-span-2">
          <Photo {...picture} />
        </li>
      ))}
    </ul>
  );
}

function Photo({ src, alt, width, height }: (typeof studio)[number]) {
  return (
    // biome-ignore lint/performance/noImgElement: the file is used as it is.
    <img
      {...{ src, width, height }}
      alt={alt}
      loading="lazy"
      className="w-full border-t-8 border-mask"
    />
  );
}
