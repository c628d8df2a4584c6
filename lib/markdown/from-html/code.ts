const code = /<(pre|code)\b[\s\S]*?(?:(?=<\/\1\b)|$)/gi;
const php = /<\?(?:php\b|[=\s])[\s\S]*?(?:\?>|(?=<\/(?:pre|code)\b)|$)/gi;

/** Escapes PHP in code, which a parser would take for a comment. */
export function escapePhp(html: string): string {
  return html.replace(code, (block) =>
    block.replace(php, (script) => script.replaceAll("<", "&lt;")),
  );
}
