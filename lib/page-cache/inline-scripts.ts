import { themeScript } from "../security/theme-script.ts";

/** The loader and flight data of Next.js. No content can stand after React's first script. */
const closingScripts =
  /(?<= id="_R_" async=""><\/script>)(?:<script>[^<]*<\/script>)+(?=<\/body><\/html>$)/;

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

const dataBlock = /\stype="application\/ld\+json"/;

type Page = {
  html: string;
  own: string[];
  foreign: string[];
};

export function joinScripts(html: string): Page {
  const closing = closingScripts.exec(html);
  const end = closing?.index ?? html.length;
  const joined = closing?.[0].slice("<script>".length, -"</script>".length);
  const code = joined?.split("</script><script>").join(";");
  const document = html.slice(0, end);
  return {
    html: code === undefined ? html : `${document}<script>${code}</script></body></html>`,
    own: code === undefined ? [themeScript] : [themeScript, code],
    foreign: foreignScripts(document),
  };
}

function foreignScripts(document: string): string[] {
  return [...document.matchAll(inlineScript)]
    .filter(([, attributes]) => !dataBlock.test(attributes ?? ""))
    .map(([, , text]) => text ?? "")
    .filter((text) => text !== themeScript);
}
