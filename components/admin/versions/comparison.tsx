import "./versions.css";
import { compareTexts } from "@/lib/admin/compare-texts";

type Props = { fields: readonly { label: string; before: string; after: string }[] };

/** Removed words are struck through and added ones underlined, so meaning never depends on colour. */
export function Comparison({ fields }: Props) {
  const changed = fields.filter(({ before, after }) => before !== after);
  if (changed.length === 0) return <p className="mt-4">The two versions are the same.</p>;
  return changed.map(({ label, before, after }) => (
    <section key={label} aria-label={label} className="mt-6">
      <h2 className="text-[1.1rem] leading-tight tracking-normal">{label}</h2>
      <p className="version-text">
        {compareTexts(before, after).map(({ text, side }, index) => {
          const Piece = elements[side];
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change order.
          return <Piece key={index}>{text}</Piece>;
        })}
      </p>
    </section>
  ));
}

const elements = { both: "span", old: "del", new: "ins" } as const;
