"use client";

import { useRef, useState } from "react";
import { FileButton } from "@/components/admin/media/file-button";
import { MediaPicker } from "@/components/admin/media/media-picker";
import { Thumbnail } from "@/components/admin/media/thumbnail";
import { uploadPicture } from "@/components/admin/media/upload-picture";
import { useHydrated } from "@/components/forms/use-hydrated";
import { SelectField, TextField } from "@/components/ui/field";
import { join, type Typed } from "@/lib/content/form/typed";
import type { Picture } from "@/lib/media/schema";
import type { FieldProps } from "./plain-field";

/** A select of library pictures; with JavaScript, the whole library and uploads. */
export function PictureField({ field, typed, path, errors, pictures }: FieldProps) {
  const given = typed as Record<"src" | "alt", Typed>;
  const [src, setSrc] = useState(String(given.src));
  const [alt, setAlt] = useState(String(given.alt));
  const [added, setAdded] = useState<{ src: string; name: string }[]>([]);
  const [upload, setUpload] = useState<{ sending: boolean; error: string }>();
  const group = useRef<HTMLFieldSetElement>(null);
  const isHydrated = useHydrated();
  const [srcName, altName] = [join(path, "src"), join(path, "alt")];

  const choose = (picture: Picture) => {
    setAdded((before) => [...before, { src: picture.path, name: picture.name }]);
    setSrc(picture.path);
    setAlt((before) => before || picture.alt);
    // The form counts input events as changes.
    group.current?.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const send = async ([file]: readonly File[]) => {
    if (!file || upload?.sending) return;
    setUpload({ sending: true, error: "" });
    const answer = await uploadPicture(file);
    if ("picture" in answer) choose(answer.picture);
    setUpload({ sending: false, error: "error" in answer ? answer.error : "" });
  };

  const file = pictures.find((picture) => picture.src === src)?.file;
  const known = new Map([...added, ...pictures].map(({ src, name }) => [src, name]));
  return (
    <fieldset ref={group} className="content-group content-picture">
      <legend>{field.label}</legend>
      <Thumbnail path={src} alt={alt} />
      {/* biome-ignore lint/performance/noImgElement: the file is already thumbnail-sized. */}
      {file && <img src={file} alt={alt} width={160} loading="lazy" />}
      <SelectField
        name={srcName}
        label="Image"
        hint={field.hint ?? (isHydrated ? "" : "Upload images under Media")}
        error={errors[srcName]}
        value={src}
        onChange={({ currentTarget }) => setSrc(currentTarget.value)}
      >
        <option value="">None</option>
        {src !== "" && !known.has(src) && <option value={src}>{src}</option>}
        {[...known].map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      {isHydrated && (
        <div className="content-item-buttons">
          <FileButton single className="button button-quiet" onFiles={send}>
            {upload?.sending ? "Uploading..." : "Upload image"}
          </FileButton>
          <MediaPicker
            trigger={
              <button type="button" className="button button-quiet">
                Choose from library
              </button>
            }
            onChoose={choose}
          />
        </div>
      )}
      <p role="alert" className="font-[600] text-error empty:absolute">
        {upload?.error}
      </p>
      <TextField
        name={altName}
        label="Alt text"
        error={errors[altName]}
        value={alt}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
      />
    </fieldset>
  );
}
