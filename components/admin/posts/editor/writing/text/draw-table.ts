import { syntaxTree } from "@codemirror/language";
import type { EditorState, Line, Range } from "@codemirror/state";
import { Decoration, type EditorView, WidgetType } from "@codemirror/view";
import type { SyntaxNode } from "@lezer/common";
import { replaceText } from "./view-text";

const pipe = /(?<!\\)\|/g;

/** Maximum width that a cell gives its column, in characters. */
const maxCellWidth = 40;

/** Aligns the columns of a table, and adds buttons to one that is being edited. */
export function drawTable(
  { doc }: EditorState,
  table: { from: number; to: number },
  isEdited: boolean,
): Range<Decoration>[] {
  const lines: Line[] = [];
  for (let at = table.from; at <= table.to; at = (lines.at(-1)?.to ?? at) + 1) {
    lines.push(doc.lineAt(at));
  }
  const rows = lines.map(cellsOf);
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach(({ from, to }, column) => {
      widths[column] = Math.max(widths[column] ?? 0, Math.min(maxCellWidth, to - from));
    });
  }
  const cells = rows.flatMap((row) =>
    row.flatMap(({ from, to }, column) => {
      // A mark can't be empty.
      if (from === to) return [];
      const attributes = { class: "post-text-cell", style: `min-width: ${widths[column]}ch` };
      return Decoration.mark({ attributes }).range(from, to);
    }),
  );
  const drawn = lines.map(({ from }) => Decoration.line({ class: "post-text-row" }).range(from));
  if (!isEdited) return [...drawn, ...cells];
  return [...drawn, ...cells, tableButtons.range(table.to)];
}

/** The parts of a row between its pipes. */
function cellsOf({ from, text }: Line): { from: number; to: number }[] {
  const ends = [...text.matchAll(pipe)].map(({ index }) => index);
  return ends.flatMap((end, index) => {
    const begin = index === 0 ? 0 : (ends[index - 1] ?? 0) + 1;
    const isCell = index > 0 || text.slice(begin, end).trim() !== "";
    return isCell ? [{ from: from + begin, to: from + end }] : [];
  });
}

class TableButtons extends WidgetType {
  override toDOM(view: EditorView): HTMLElement {
    const buttons = document.createElement("span");
    buttons.className = "post-text-table-buttons";
    const button = (name: string, change: (table: string) => string) => {
      const element = document.createElement("button");
      Object.assign(element, {
        type: "button",
        className: "button button-quiet",
        textContent: name,
      });
      element.addEventListener("click", () => {
        const table = tableBefore(view, view.posAtDOM(buttons));
        if (!table || view.state.readOnly) return;
        const { from, text } = table;
        replaceText(view, from, text, change(text), { userEvent: "input" });
        view.focus();
      });
      return element;
    };
    buttons.append(button("Add row", withRow), button("Add column", withColumn));
    return buttons;
  }
}

const tableButtons = Decoration.widget({ widget: new TableButtons(), side: 1 });

/** Returns the whole lines of the table that ends at a position. */
function tableBefore({ state }: EditorView, at: number): { from: number; text: string } | null {
  let node: SyntaxNode | null = syntaxTree(state).resolveInner(at, -1);
  while (node && node.name !== "Table") node = node.parent;
  if (!node) return null;
  const { from } = state.doc.lineAt(node.from);
  return { from, text: state.sliceDoc(from, node.to) };
}

/** Adds an empty row to the end of a table. */
export function withRow(table: string): string {
  const [, rule = ""] = table.split("\n");
  const columns = rule.match(/-+/g)?.length ?? 1;
  // In a quotation or an indented list.
  const [begin = ""] = /^[>\s]*/.exec(rule) ?? [];
  return `${table}\n${begin}|${"  |".repeat(columns)}`;
}

/** Adds an empty column on the right of a table. */
export function withColumn(table: string): string {
  const ends = [" Heading |", " --- |"];
  const rows = table.split("\n").map((row, index) => {
    const whole = /(?<!\\)\|\s*$/.test(row) ? row.trimEnd() : `${row.trimEnd()} |`;
    return whole + (ends[index] ?? "  |");
  });
  return rows.join("\n");
}
