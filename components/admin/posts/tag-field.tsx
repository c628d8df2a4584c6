import { useId } from "react";
import { tagLimits } from "@/lib/tags/limits";

export function TagField({ tags }: { tags: readonly string[] }) {
  const id = useId();
  return (
    <label className="mt-4 block">
      <span className="mb-1 block font-[650]">Tag</span>
      <input
        name="tag"
        list={id}
        required
        pattern="[^,]+"
        title="A tag cannot contain a comma"
        maxLength={tagLimits.name}
        autoComplete="off"
        className="block w-full border-2 border-field bg-bg"
      />
      <datalist id={id}>
        {tags.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </label>
  );
}
