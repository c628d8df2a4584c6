"use client";

import type { ReactElement } from "react";
import { MediaPicker } from "@/components/admin/media/media-picker";
import type { Pictures } from "./use-pictures";

type Props = { pictures: Pictures; trigger: ReactElement; back: () => HTMLElement | null };

/** For the toolbar: a picture of the library, or new ones. */
export function InsertPicture({ pictures, ...props }: Props) {
  return <MediaPicker {...props} onChoose={pictures.insert} onFiles={pictures.add} />;
}
