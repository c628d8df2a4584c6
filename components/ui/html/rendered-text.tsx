type Props = {
  /** Sanitised by lib/markdown. */
  html: string;
  /** Unique on the page; the page cache then sends the text only once. */
  name?: string;
  className?: string;
};

export function RenderedText({ html, name, className = "" }: Props) {
  return (
    <div
      data-html={name}
      className={`prose ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: as elements, the text would be sent twice.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
