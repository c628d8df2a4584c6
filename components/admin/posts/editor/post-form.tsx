"use client";

import { useEffect, useRef, useState } from "react";
import {
  type FieldProps,
  type PostForm as Form,
  setField,
} from "@/components/admin/posts/editor/fields/field-props";
import { TextArea, TextField } from "@/components/ui/field";
import { pluralize } from "@/lib/numbers";
import { slugFromTitle } from "@/lib/posts/admin/fields/slug";
import type { OpenedPost } from "@/lib/posts/admin/schema";
import { readingMinutes } from "@/lib/posts/reading";
import { countWords } from "./count-words";
import { AddedPictures } from "./pictures/added-pictures";
import type { Pictures } from "./pictures/use-pictures";
import { watchForm } from "./saving/watch-form";
import { ToolDialog } from "./writing/tool-dialog";
import { Toolbar } from "./writing/toolbar";
import type { Tools } from "./writing/use-tools";

type Props = {
  id: string;
  form: Form;
  field: FieldProps;
  pictures: Pictures;
  tools: Tools;
  /** Whether the editor's script has loaded, so that the tools work. */
  isMounted: boolean;
  /** Explains what the last paste left out, if anything. */
  note: string;
  /** Null for a new post. */
  opened: OpenedPost | null;
  onSubmit: () => void;
};

export function PostForm({ id, form, field, pictures, opened, onSubmit, ...props }: Props) {
  const { tools, isMounted, note } = props;
  const content = field("content");
  return (
    <form
      id={id}
      aria-label="Post"
      // A native GET would put the text in the URL.
      method="post"
      noValidate
      className="post-pane-write space-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <noscript>
        <p className="font-[600]">
          The editor needs JavaScript.{" "}
          <a href={`/admin/posts/${opened?.id ?? "new"}/plain`} className="link">
            Edit in a plain form
          </a>
        </p>
      </noscript>
      <TitleField form={form} field={field} opened={opened} />
      <div className="post-text">
        <Toolbar
          {...{ tools, pictures }}
          controls={content.id}
          disabled={content.readOnly || !isMounted}
        />
        <TextArea
          {...content}
          label="Content"
          hint="Basic Markdown is supported."
          rows={12}
          required
        />
        <p role="status" className="font-[600]">
          {note}
        </p>
        <TextLength form={form} />
        <ToolDialog tools={tools} />
      </div>
      <AddedPictures pictures={pictures} />
    </form>
  );
}

const debounceMs = 500;

/** Word count, updated when typing pauses. */
function TextLength({ form }: { form: Form }) {
  const [words, setWords] = useState(() => countWords(form.getValues("content")));

  useEffect(() => {
    const { stop } = watchForm(form, {
      debounceMs,
      question: () => form.getValues("content"),
      ask: async (text) => {
        setWords(countWords(text));
        return true;
      },
    });
    return stop;
  }, [form]);

  return (
    <p className="label mt-2 text-muted">
      {pluralize(words, "word", "words")}
      {words > 0 && `, ${readingMinutes(words)} min read`}
    </p>
  );
}

/** A new post's slug follows its title until edited manually. */
function TitleField({ form, field, opened }: Pick<Props, "form" | "field" | "opened">) {
  const written = useRef<{ slug: string; at: number } | null>(null);
  const title = field("title");

  const follow = (value: string) => {
    const current = form.getValues("slug");
    if (opened || (current !== "" && current !== written.current?.slug)) return;
    const at = written.current?.at ?? Date.now();
    written.current = { slug: slugFromTitle(value, at), at };
    setField(form, "slug", written.current.slug);
  };

  return (
    <TextField
      {...title}
      label="Title"
      required
      onChange={async (event) => {
        await title.onChange(event);
        follow(event.target.value);
      }}
    />
  );
}
