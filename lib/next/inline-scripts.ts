import { headScript } from "../security/head-script.ts";
import { flightCode } from "./flight-texts.ts";

/** React's first script, then Next.js's loader and Flight data. No content can come after these. */
const closingScripts =
  /<script (?=[^>]*id="_R_")src="[^"]+"[^>]*><\/script>(?:<script>[^<]*<\/script>)+(?=<\/body><\/html>$)/;

/** The script that replaces them in a page that is already stored. */
const storedScript = /<script id="_R_">([^<]*)<\/script><\/body><\/html>$/;

/** Scripts from the build, and the preload of the first one. */
const scriptFiles =
  /<script src="(\/_next\/static\/[^"]+)"((?: id="_R_"| async=""| integrity="[\w+/=-]+")*)><\/script>|<link rel="preload" as="script"[^>]*\/>/g;

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

const dataBlock = /\stype="application\/ld\+json"/;

type Page = { html: string; own: string[]; foreign: string[] };

/**
 * Replaces many inline scripts with one, which loads the script files once the page is painted.
 * `sharesTexts` lets it read texts from the document, as in `flightCode`.
 */
export function joinScripts(html: string, sharesTexts = true): Page {
  const stored = storedScript.exec(html);
  if (stored) return page(html, html.slice(0, stored.index), [stored[1] ?? ""]);
  const { opening, bootstrap, inline } = divide(html);
  if (!bootstrap) return page(html, html);
  const files = [...`${opening}${bootstrap}`.matchAll(scriptFiles)].flatMap(([, src, rest]) =>
    src ? [src, integrityIn(rest)].join(" ").trim() : [],
  );
  const document = opening.replace(scriptFiles, "");
  const joined = joinedCode(inline, sharesTexts ? document : "");
  const code = `${joined};${loadingCode([...new Set(files)])}`;
  return page(`${document}<script id="_R_">${code}</script></body></html>`, document, [code]);
}

/** Returns a page as Next.js made it. */
export function keepScripts(html: string): Page {
  const { opening, inline } = divide(html);
  return page(html, opening, inline);
}

/** Divides a page into its document and the codes of the scripts after it. */
function divide(html: string): { opening: string; bootstrap: string; inline: string[] } {
  const closing = closingScripts.exec(html);
  const [bootstrap = "", ...inline] = closing?.[0].split(/(?<=<\/script>)/) ?? [];
  const codes = inline.map((script) => script.slice("<script>".length, -"</script>".length));
  return { opening: html.slice(0, closing?.index), bootstrap, inline: codes };
}

function page(html: string, document: string, codes: string[] = []): Page {
  return { html, own: [headScript, ...codes], foreign: foreignScripts(document) };
}

function integrityIn(attributes = ""): string | undefined {
  return /integrity="([^"]+)"/.exec(attributes)?.[1];
}

/**
 * Each file has its integrity hash if Next.js knows it. Files load after the first paint, or after
 * half a second in a tab that isn't painted.
 */
function loadingCode(files: string[]): string {
  const load = `for(const s of ${JSON.stringify(files)}){const e=document.createElement("script");[e.src,e.integrity=""]=s.split(" ");e.async=true;document.head.append(e)}`;
  return `{let d;const l=()=>{if(d)return;d=1;${load}};new PerformanceObserver(l).observe({type:"paint",buffered:true});setTimeout(l,500)}`;
}

const flightChunk = /^self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)$/;

function joinedCode(scripts: string[], document: string): string {
  const codes: string[] = [];
  let flight = "";
  const flush = () => {
    if (flight) codes.push(flightCode(flight, document));
    flight = "";
  };
  for (const code of scripts) {
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
    .filter((text) => text !== headScript);
}
