import { compareTexts } from "@/lib/posts/admin/compare";
import { fieldNames, fieldText } from "@/lib/posts/admin/field-names";
import { postFields } from "@/lib/posts/admin/fields";
import type { PostInput } from "@/lib/posts/admin/schema";

type Props = { before: PostInput; after: PostInput };

/** What is old is struck through and what is new underlined, so that colour alone says nothing. */
export function Comparison({ before, after }: Props) {
  const changed = postFields.filter(
    (field) =>
      field !== "published" && fieldText(before, field, ", ") !== fieldText(after, field, ", "),
  );
  if (changed.length === 0) return <p className="mt-4">The two versions are the same.</p>;
  return changed.map((field) => (
    <section key={field} aria-label={fieldNames[field]} className="mt-6">
      <h2 className="text-[1.1rem] leading-tight tracking-normal">{fieldNames[field]}</h2>
      <p className="version-text">
        {compareTexts(fieldText(before, field, ", "), fieldText(after, field, ", ")).map(
          ({ text, side }, index) => {
            const Piece = elements[side];
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of fixed texts.
            return <Piece key={index}>{text}</Piece>;
          },
        )}
      </p>
    </section>
  ));
}

const elements = { both: "span", old: "del", new: "ins" } as const;
