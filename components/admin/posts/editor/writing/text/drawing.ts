import { syntaxTree } from "@codemirror/language";
import { type Range, StateEffect } from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
  type WidgetType,
} from "@codemirror/view";
import type { SyntaxNode } from "@lezer/common";
import { calloutKind, namedKind } from "@/lib/markdown/extensions/callout-kinds";
import { playerOf } from "@/lib/markdown/extensions/players";
import { drawTable } from "./draw-table";
import { PictureWidget, TaskWidget } from "./widgets";

/** Redraws the text, for instance once a picture has its path. */
export const redraw = StateEffect.define<null>();

type PathOf = (url: string) => string;

/**
 * Shows Markdown formatted, with its markup only on lines that are being edited; as the source, with
 * only the direction of each line.
 */
export function drawing(pathOf: PathOf, isSource = false) {
  return ViewPlugin.fromClass(
    class {
      drawn: DecorationSet;
      constructor(view: EditorView) {
        this.drawn = draw(view, pathOf, isSource);
      }
      update(update: ViewUpdate) {
        const { view, changes } = update;
        if (!isAffected(update)) return;
        // Redrawing the line would interrupt an input method.
        this.drawn = view.composing ? this.drawn.map(changes) : draw(view, pathOf, isSource);
      }
    },
    { decorations: ({ drawn }) => drawn },
  );
}

function isAffected(update: ViewUpdate): boolean {
  const { docChanged, selectionSet, viewportChanged, focusChanged } = update;
  if (docChanged || selectionSet || viewportChanged || focusChanged) return true;
  if (syntaxTree(update.startState) !== syntaxTree(update.state)) return true;
  return update.transactions.some(({ effects }) => effects.some((effect) => effect.is(redraw)));
}

type Span = { from: number; to: number };

function draw(view: EditorView, pathOf: PathOf, isSource: boolean): DecorationSet {
  const drawn: Range<Decoration>[] = [];
  for (const span of view.visibleRanges) {
    const pen = penFor(view, span, drawn);
    pen.lines(span, { dir: "auto" });
    if (isSource) continue;
    syntaxTree(view.state).iterate({ ...span, enter: ({ node }) => drawNode(node, pen, pathOf) });
  }
  return Decoration.set(drawn, true);
}

/** Collects the decorations of the visible text. */
function penFor({ state, dom }: EditorView, visible: Span, drawn: Range<Decoration>[]) {
  const isEdited = ({ from, to }: Span): boolean => {
    const { doc, selection } = state;
    const begin = doc.lineAt(from).from;
    const end = doc.lineAt(to).to;
    const isAt = (range: Span) => range.from <= end && range.to >= begin;
    // The focus may be in a widget, or in the search.
    return dom.contains(document.activeElement) && selection.ranges.some(isAt);
  };
  return {
    state,
    isEdited,
    textOf: ({ from, to }: Span) => state.sliceDoc(from, to),
    lines: (span: Span, attributes: Record<string, string>): void => {
      const decoration = Decoration.line({ attributes });
      const end = Math.min(span.to, visible.to);
      for (let at = Math.max(span.from, visible.from); at <= end; ) {
        const line = state.doc.lineAt(at);
        drawn.push(decoration.range(line.from));
        at = line.to + 1;
      }
    },
    mark: ({ from, to }: Span, className: string): void => {
      if (from < to) drawn.push(Decoration.mark({ class: className }).range(from, to));
    },
    /** Hides a mark on one line, or replaces it with `widget`. */
    hide: ({ from, to }: Span, widget?: WidgetType): void => {
      const isOneLine = to <= state.doc.lineAt(from).to;
      if (from === to || !isOneLine || isEdited({ from, to })) return;
      drawn.push(Decoration.replace({ ...(widget && { widget }) }).range(from, to));
    },
    add: (...ranges: Range<Decoration>[]) => drawn.push(...ranges),
  };
}

type Pen = ReturnType<typeof penFor>;

type Draw = (node: SyntaxNode, pen: Pen, pathOf: PathOf) => unknown;

const hideMark: Draw = (node, pen) => pen.hide(node);

/** Hides a mark and the space after it. */
const hidePrefix: Draw = ({ from, to }, pen) =>
  pen.hide({ from, to: to + Number(pen.textOf({ from: to, to: to + 1 }) === " ") });

const withClass =
  (className: string): Draw =>
  (node, pen) =>
    pen.lines(node, { class: className });

/** Drawing functions by the parser's node names. */
const draws: Record<string, Draw> = {
  HeaderMark: hidePrefix,
  QuoteMark: hidePrefix,
  EmphasisMark: hideMark,
  Strikethrough: (node, pen) => pen.mark(node, "tok-strikethrough"),
  StrikethroughMark: hideMark,
  CodeMark: (node, pen) => node.parent?.name === "InlineCode" && pen.hide(node),
  InlineCode: (node, pen) => pen.mark(node, "post-text-inline-code"),
  TaskMarker: (node, pen) => pen.hide(node, new TaskWidget(/x/i.test(pen.textOf(node)))),
  ListMark: (node, pen) => pen.mark(node, "post-text-mark"),
  FencedCode: withClass("post-text-code"),
  CodeBlock: withClass("post-text-code"),
  HTMLBlock: withClass("post-text-code"),
  HorizontalRule: withClass("post-text-rule"),
  Blockquote: (node, pen) => {
    const named = namedKind(pen.textOf(node));
    pen.lines(node, { class: named ? calloutClass(named.kind) : "post-text-quote" });
  },
  OrderedList: drawCallout,
  Paragraph: (node, pen) => {
    drawCallout(node, pen);
    drawCard(node, pen);
  },
  Link: (node, pen) => {
    const [open, close] = node.getChildren("LinkMark");
    if (!open || !close || open.to === close.from || !node.getChild("URL")) return;
    pen.hide(open);
    pen.mark({ from: open.to, to: close.from }, "post-text-link");
    pen.hide({ from: close.from, to: node.to });
  },
  Image: (node, pen, pathOf) => {
    const [open, close] = node.getChildren("LinkMark");
    const url = node.getChild("URL");
    if (!open || !close || !url) return;
    const alt = pen.textOf({ from: open.to, to: close.from }).replace(/\\(.)/g, "$1");
    const widget = new PictureWidget(pathOf(pen.textOf(url)), alt);
    if (pen.isEdited(node)) pen.add(Decoration.widget({ widget, side: 1 }).range(node.to));
    else pen.hide(node, widget);
  },
  Table: (node, pen) => pen.add(...drawTable(pen.state, node, pen.isEdited(node))),
};

/** Returns whether to draw what is inside the node. */
function drawNode(node: SyntaxNode, pen: Pen, pathOf: PathOf): boolean {
  const [, level] = /^(?:ATX|Setext)Heading([1-6])$/.exec(node.name) ?? [];
  if (level) pen.lines(node, { class: `post-text-h${level}` });
  draws[node.name]?.(node, pen, pathOf);
  return node.name !== "Table";
}

const isTop = (node: SyntaxNode) => node.parent?.name === "Document";

const calloutClass = (kind: string) => `post-text-callout callout-${kind}`;

function drawCallout(node: SyntaxNode, pen: Pen): void {
  const text = pen.textOf(node);
  const kind = isTop(node) ? calloutKind(text, text) : null;
  if (kind) pen.lines(node, { class: calloutClass(kind) });
}

/** A link in a paragraph of its own is shown as a card or a video. */
function drawCard(node: SyntaxNode, pen: Pen): void {
  const link = node.firstChild;
  if (!isTop(node) || !link || link.from !== node.from || link.to !== node.to) return;
  if (!/^(?:Link|URL|Autolink)$/.test(link.name)) return;
  const url = link.getChild("URL") ?? link;
  const isVideo = playerOf(pen.textOf(url)) !== null;
  pen.lines(node, { class: isVideo ? "post-text-card post-text-video" : "post-text-card" });
}
