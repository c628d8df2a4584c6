import { themeScript } from "../security/theme-script.ts";
import { flightCode } from "./flight-texts.ts";

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
  const document = html.slice(0, end);
  const code = closing && joinedCode(closing[0], document);
  return {
    html: code === null ? html : `${document}<script>${code}</script></body></html>`,
    own: code === null ? [themeScript] : [themeScript, code],
    foreign: foreignScripts(document),
  };
}

const flightChunk = /^self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)$/;

function joinedCode(scripts: string, document: string): string {
  const codes: string[] = [];
  let flight = "";
  const flush = () => {
    if (flight) codes.push(flightCode(flight, document));
    flight = "";
  };
  for (const code of scripts
    .slice("<script>".length, -"</script>".length)
    .split("</script><script>")) {
    const [, chunk] = flightChunk.exec(code) ?? [];
    if (chunk) {
      flight += JSON.parse(chunk);
    } else {
      flush();
      codes.push(code);
    }
  }
  flush();
  return codes.join(";");
}

function foreignScripts(document: string): string[] {
  return [...document.matchAll(inlineScript)]
    .filter(([, attributes]) => !dataBlock.test(attributes ?? ""))
    .map(([, , text]) => text ?? "")
    .filter((text) => text !== themeScript);
}
