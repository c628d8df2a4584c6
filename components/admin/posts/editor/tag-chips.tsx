type Props = { tags: readonly string[]; readOnly: boolean; onRemove: (tag: string) => void };

export function TagChips({ tags, readOnly, onRemove }: Props) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags of the post" className="contents">
      {tags.map((tag) => (
        <li key={tag} className="tag-chip">
          <bdi>{tag}</bdi>
          <button
            type="button"
            className="tag-remove"
            aria-label={`Remove ${tag}`}
            onClick={() => readOnly || onRemove(tag)}
          >
            <svg viewBox="0 0 24 24" className="h-3 w-3" aria-hidden="true" focusable="false">
              <path d="m3 3 18 18M21 3 3 21" stroke="currentColor" strokeWidth="4" />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  );
}
