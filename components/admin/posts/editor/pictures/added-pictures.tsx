"use client";

import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { Thumbnail } from "@/components/admin/media/thumbnail";
import { TextField } from "@/components/ui/field";
import { maxAltLength } from "@/lib/media/schema";
import { pluralize } from "@/lib/numbers";
import type { AddedPicture, Pictures } from "./use-pictures";

/** Asks for a description of each inserted picture. Shown below the textarea. */
export function AddedPictures({ pictures }: { pictures: Pictures }) {
  const { added } = pictures;
  const uploading = added.filter(({ picture, error }) => !picture && !error).length;
  const open = added.filter(({ isClosed }) => !isClosed);
  const described = open.filter(({ error }) => !error);
  const isFailed = described.length === 0;
  const all = isFailed ? open : described;
  return (
    <div className="added-pictures" data-empty={added.length === 0 || undefined}>
      <p role="status">
        {uploading > 0 &&
          `Uploading ${pluralize(uploading, "image", "images")}. Saving waits for ${uploading === 1 ? "it" : "them"}.`}
      </p>
      {all.length > 1 && (
        <button
          type="button"
          className="button button-quiet mb-4"
          onClick={() => pictures.close(...all.map(({ key }) => key))}
        >
          {isFailed ? "Dismiss" : "Done with"} all {all.length}
        </button>
      )}
      <ul>
        {open.map((item) => (
          <li key={item.key}>
            {item.error ? (
              <Failed item={item} pictures={pictures} />
            ) : (
              <Described item={item} pictures={pictures} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Props = { item: AddedPicture; pictures: Pictures };

function Failed({ item, pictures }: Props) {
  return (
    <>
      <p role="alert" className="grow">
        <span className="font-[650]">{item.name}</span>:{" "}
        <span className="font-[600] text-error">{item.error}</span>
      </p>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => pictures.close(item.key)}
      >
        Dismiss<span className="sr-only"> {item.name}</span>
      </button>
    </>
  );
}

function Described({ item, pictures }: Props) {
  const { name, alt, picture, isFirst } = item;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);

  const close = () => {
    focusNext(input.current);
    pictures.close(item.key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !/^(Enter|Escape)$/.test(event.key)) return;
    // Enter would save the post.
    event.preventDefault();
    close();
  };

  return (
    <>
      {picture ? <Thumbnail path={picture.path} alt="" /> : <span className="media-thumb" />}
      <div className="min-w-0 grow">
        <TextField
          ref={input}
          name={`${id}-alt`}
          label={`Alt text for ${name}`}
          hint="Describe the image. Leave empty if it's decorative."
          value={alt}
          maxLength={maxAltLength}
          autoComplete="off"
          onChange={({ currentTarget }) => pictures.describe(item.key, currentTarget.value)}
          onBlur={() => pictures.remember(item)}
          onKeyDown={onKeyDown}
        />
      </div>
      <button type="button" className="button button-quiet" onClick={close}>
        Done<span className="sr-only"> with {name}</span>
      </button>
    </>
  );
}

/** Focuses the next picture's field; after the last one, `close` focuses the text. */
function focusNext(input: HTMLInputElement | null): void {
  const next = input?.closest("li")?.nextElementSibling?.querySelector("input");
  next?.focus();
}
