import { Banner } from "@/components/ui/banner";

/** Where the focus cannot be moved for want of scripts: what is wrong, each with a link to its field. */
export function ErrorSummary({ errors }: { errors: Partial<Record<string, string>> }) {
  const entries = Object.entries(errors);
  if (entries.length === 0) return null;
  return (
    <div className="only-without-script">
      <Banner tone="error">
        <h2 className="text-[1.25rem] tracking-[-0.02em]">There is a problem</h2>
        <ul className="mt-2 font-[450]">
          {entries.map(([name, error]) => (
            <li key={name}>
              <a href={`#${name}`} className="underline">
                {error}
              </a>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
