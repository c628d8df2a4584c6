import {
  bold,
  type Command,
  callout,
  code,
  codeBlock,
  footnote,
  heading,
  italic,
  link,
  list,
  numberedList,
  quote,
  subheading,
  table,
  taskList,
} from "./commands";

type Choice = { name: string; command: Command };

/** `keys` as in `aria-keyshortcuts`, with Ctrl or Cmd; of letters and digits the key's own place. */
export type Tool = { id: string; name: string; sign: string; keys?: string } & (
  | { command: Command }
  | { choices: readonly Choice[] }
  | { opens: "picture" }
);

const languages = "html css js ts tsx json sql bash http ini toml yaml".split(" ");

export const tools: readonly Tool[] = [
  { id: "bold", name: "Bold", sign: "B", keys: "B", command: bold },
  { id: "italic", name: "Italic", sign: "I", keys: "I", command: italic },
  { id: "heading", name: "Heading H2", sign: "H2", keys: "Alt+2", command: heading },
  { id: "subheading", name: "Subheading H3", sign: "H3", keys: "Alt+3", command: subheading },
  { id: "quote", name: "Quote", sign: "“”", keys: "Shift+.", command: quote },
  { id: "code", name: "Code", sign: "`a`", keys: "E", command: code },
  {
    id: "code-block",
    name: "Code block",
    sign: "{ }",
    choices: [
      { name: "No language", command: codeBlock("") },
      ...languages.map((name) => ({ name, command: codeBlock(name) })),
    ],
  },
  { id: "link", name: "Link", sign: "Link", keys: "K", command: link },
  { id: "list", name: "List", sign: "• –", keys: "Shift+8", command: list },
  { id: "numbered", name: "Numbered list", sign: "1 2", keys: "Shift+7", command: numberedList },
  { id: "tasks", name: "Task list", sign: "☑", keys: "Shift+9", command: taskList },
  { id: "table", name: "Table", sign: "▦", command: table },
  { id: "footnote", name: "Footnote", sign: "a¹", command: footnote },
  {
    id: "callout",
    name: "Callout",
    sign: "!",
    choices: ["Note", "Tip", "Important", "Warning", "Caution"].map((name) => ({
      name,
      command: callout(name),
    })),
  },
  { id: "picture", name: "Insert a picture", sign: "Picture", opens: "picture" },
];

type Pressed = Pick<KeyboardEvent, "code" | "altKey" | "shiftKey">;

/** The tool of what is pressed with Ctrl or Cmd. */
export function toolOf({ code: place, altKey, shiftKey }: Pressed): Tool | undefined {
  const key = place === "Period" ? "." : place.replace(/^(?:Key|Digit)/, "");
  const pressed = `${altKey ? "Alt+" : ""}${shiftKey ? "Shift+" : ""}${key}`;
  return tools.find(({ keys }) => keys === pressed);
}

/** As a person reads it. */
export function keysText(keys: string, isMac: boolean): string {
  const parts = `Ctrl+${keys}`.split("+");
  if (!isMac) return parts.join("+");
  const signs: Record<string, string> = { Ctrl: "⌘", Alt: "⌥", Shift: "⇧" };
  return parts.map((part) => signs[part] ?? part).join("");
}
