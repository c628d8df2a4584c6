"use client";

import { MediaPicker } from "@/components/admin/media/media-picker";
import type { Picture } from "@/lib/media/schema";

type Props = {
  closed: boolean;
  onChoose: (picture: Picture) => void;
};

export function ChooseCover({ closed, onChoose }: Props) {
  const trigger = (
    <button type="button" className="button button-quiet" disabled={closed}>
      Choose from the library
    </button>
  );
  return <MediaPicker trigger={trigger} onChoose={onChoose} />;
}
