"use client";

import type { UseFormReturn } from "react-hook-form";
import { TextArea } from "@/components/ui/field";
import type { OpenedPost, PostInput } from "@/lib/posts/admin/schema";
import type { FieldProps } from "./field-props";
import type { Paste } from "./paste/use-paste";
import { AddedPictures } from "./pictures/added-pictures";
import type { Pictures } from "./pictures/use-pictures";
import { TextLength } from "./text-length";
import { TitleField } from "./title-field";
import { SlashMenu } from "./writing/slash-menu";
import { ToolDialog } from "./writing/tool-dialog";
import { Toolbar } from "./writing/toolbar";
import { useSlash } from "./writing/use-slash";
import type { Tools } from "./writing/use-tools";

type Props = {
  id: string;
  form: UseFormReturn<PostInput>;
  field: FieldProps;
  pictures: Pictures;
  paste: Paste;
  tools: Tools;
  /** Null for a new post. */
  opened: OpenedPost | null;
  onSubmit: () => void;
};

export function PostForm({ id, form, field, pictures, opened, onSubmit, ...props }: Props) {
  const { paste, tools } = props;
  const slash = useSlash(tools.textarea, tools.use);
  const content = field("content");
  return (
    <form
      id={id}
      aria-label="Post"
      // A native GET would put the text into the URL.
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
        <Toolbar {...{ tools, pictures }} controls={content.id} disabled={content.readOnly} />
        <TextArea
          {...content}
          {...pictures.handlers}
          {...slash.props}
          onBlur={(event) => {
            slash.close();
            void content.onBlur(event);
          }}
          onPaste={paste.onPaste}
          onKeyDown={(event) => slash.press(event) || tools.onKeyDown(event)}
          label="Content"
          hint="Basic Markdown is supported."
          rows={12}
          required
        />
        <SlashMenu {...slash} />
        <p role="status" className="font-[600]">
          {paste.note}
        </p>
        <TextLength form={form} />
        <ToolDialog tools={tools} />
      </div>
      <AddedPictures pictures={pictures} />
    </form>
  );
}
