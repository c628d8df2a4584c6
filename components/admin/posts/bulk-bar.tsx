type Props = { ticked: number; onAll: () => void; onNone: () => void };

/** Shown by its stylesheet while a row of the form is ticked, so it works without scripts. */
export function BulkBar({ ticked, onAll, onNone }: Props) {
  return (
    <fieldset className="bulk-bar">
      <legend className="sr-only">Change the selected posts</legend>
      <span className="bulk-count">{ticked > 0 ? `${ticked} selected` : "Selected"}</span>
      <span className="bulk-ticks">
        <button type="button" onClick={onAll}>
          Select all
        </button>
        <button type="button" onClick={onNone}>
          Clear
        </button>
      </span>
      <button type="submit" name="kind" value="publish">
        Publish
      </button>
      <button type="submit" name="kind" value="unpublish">
        Unpublish
      </button>
      <button type="submit" name="kind" value="tag">
        Add tag
      </button>
      <button type="submit" name="kind" value="delete">
        Delete
      </button>
    </fieldset>
  );
}
