import { StreamLanguage, type StreamParser } from "@codemirror/language";
import { css } from "@codemirror/legacy-modes/mode/css";
import { http } from "@codemirror/legacy-modes/mode/http";
import { javascript, json, typescript } from "@codemirror/legacy-modes/mode/javascript";
import { properties } from "@codemirror/legacy-modes/mode/properties";
import { shell } from "@codemirror/legacy-modes/mode/shell";
import { standardSQL } from "@codemirror/legacy-modes/mode/sql";
import { toml } from "@codemirror/legacy-modes/mode/toml";
import { html } from "@codemirror/legacy-modes/mode/xml";
import { yaml } from "@codemirror/legacy-modes/mode/yaml";
import type { Parser } from "@lezer/common";

/** Parsers for the languages that published posts highlight. */
const modes: Record<string, StreamParser<unknown>> = {
  ...{ html, css, json, http, toml, yaml },
  ...{ js: javascript, javascript, jsx: javascript, ts: typescript, typescript, tsx: typescript },
  ...{ sql: standardSQL, bash: shell, sh: shell, shell, ini: properties, yml: yaml },
};

const parsers = new Map<string, Parser>();

/** `info` is the text after the fence. Returns null for an unknown language. */
export function codeParser(info: string): Parser | null {
  const [name = ""] = info.toLowerCase().split(/[\s{]/);
  const mode = Object.hasOwn(modes, name) ? modes[name] : undefined;
  if (mode && !parsers.has(name)) parsers.set(name, StreamLanguage.define(mode).parser);
  return parsers.get(name) ?? null;
}
