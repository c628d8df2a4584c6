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

/** `keys` follows `aria-keyshortcuts`; Ctrl or Cmd is implied. */
export type Tool = { id: string; name: string; sign: string; keys?: string } & (
  | { command: Command }
  | { opens: "choices"; choices: readonly Choice[] }
  | { opens: "picture" | "page" | "find" | "source" | "help" }
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
    opens: "choices",
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
    opens: "choices",
    choices: ["Note", "Tip", "Important", "Warning", "Caution"].map((name) => ({
      name,
      command: callout(name),
    })),
  },
  { id: "picture", name: "Insert image", sign: "Image", opens: "picture" },
  { id: "page", name: "Link to a page", sign: "Page", opens: "page" },
  { id: "find", name: "Find and replace", sign: "Find", keys: "H", opens: "find" },
  { id: "source", name: "Markdown source", sign: "</>", opens: "source" },
  { id: "help", name: "Markdown help", sign: "?", opens: "help" },
];

type Pressed = Pick<KeyboardEvent, "key" | "code" | "altKey" | "shiftKey" | "getModifierState">;

/** Finds the tool for a key pressed with Ctrl or Cmd. */
export function toolOf(event: Pressed): Tool | undefined {
  const { key: typed, code: place, altKey, shiftKey } = event;
  // On Windows, AltGr counts as Ctrl+Alt and types a character.
  if (event.getModifierState("AltGraph")) return;
  // Digits and symbols are matched by physical key, because Shift changes the character.
  const letter = /^[a-z]$/i.test(typed) ? typed.toUpperCase() : place.replace(/^Digit/, "");
  const key = place === "Period" ? "." : letter;
  const pressed = `${altKey ? "Alt+" : ""}${shiftKey ? "Shift+" : ""}${key}`;
  // Ctrl+F too: the browser's search would find only the lines that are rendered.
  return tools.find(({ keys }) => keys === (pressed === "F" ? "H" : pressed));
}

export const isMac = () => /Mac|iP/.test(navigator.platform);

/** Formats a shortcut for display. */
export function keysText(keys: string, isOnMac: boolean): string {
  const parts = `Ctrl+${keys}`.split("+");
  if (!isOnMac) return parts.join("+");
  const signs: Record<string, string> = { Ctrl: "⌘", Alt: "⌥", Shift: "⇧" };
  return parts.map((part) => signs[part] ?? part).join("");
}
