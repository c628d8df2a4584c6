import { Fragment } from "react";

/** An email address that wraps after its @ and dots, and elsewhere only if a part is too long. */
export function Email({ value }: { value: string }) {
  return (
    <span className="[overflow-wrap:break-word]">
      {value.split(/(?<=[@.])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, never reordered.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part.length > maxUnbroken ? (
            <span className="[overflow-wrap:anywhere]">{part}</span>
          ) : (
            part
          )}
        </Fragment>
      ))}
    </span>
  );
}

/** Column widths fit any part up to this length. */
const maxUnbroken = 24;
