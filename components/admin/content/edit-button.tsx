import type { ReactNode } from "react";
import { join } from "@/lib/content/form/typed";

type Props = {
  edit: string;
  /** The item that it moves or removes, for screen readers. */
  of?: string;
  children: ReactNode;
};

/** Submits the form with an edit of a list, see editList. */
export function EditButton({ edit, of, children }: Props) {
  return (
    <button type="submit" name="button" value={edit} className="button button-quiet">
      {children}
      {of && <span className="sr-only"> {of}</span>}
    </button>
  );
}

type ListProps = { at: string; index: number; count: number; noun: string };

export function ListButtons({ at, index, count, noun }: ListProps) {
  const [path, of] = [join(at, index), `${noun} ${index + 1}`];
  return (
    <div className="content-item-buttons">
      {index > 0 && (
        <EditButton edit={`up:${path}`} of={of}>
          Up
        </EditButton>
      )}
      {index < count - 1 && (
        <EditButton edit={`down:${path}`} of={of}>
          Down
        </EditButton>
      )}
      <EditButton edit={`remove:${path}`} of={`${index + 1}`}>
        Remove {noun}
      </EditButton>
    </div>
  );
}
