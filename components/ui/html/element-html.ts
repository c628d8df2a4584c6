import type { ElementContent, Properties } from "hast";
import { toHtml } from "hast-util-to-html";
import { Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

type Props = Record<string, unknown> & { children?: ReactNode };

/** Renders server components to HTML. Throws on client components, which would not hydrate. */
export async function elementHtml(node: ReactNode): Promise<string> {
  const children = await contentsOf(node);
  return toHtml({ type: "root", children }, { allowDangerousHtml: true });
}

async function contentsOf(node: ReactNode): Promise<ElementContent[]> {
  const resolved = await node;
  if (resolved === null || resolved === undefined || typeof resolved === "boolean") return [];
  if (isValidElement<Props>(resolved)) return elementContents(resolved);
  if (Array.isArray(resolved)) return (await Promise.all(resolved.map(contentsOf))).flat();
  return [{ type: "text", value: String(resolved) }];
}

async function elementContents({ type, props }: ReactElement<Props>): Promise<ElementContent[]> {
  if (type === Fragment) return contentsOf(props.children);
  if (typeof type === "function" && !("$$typeof" in type)) {
    return contentsOf((type as (props: Props) => ReactNode)(props));
  }
  if (typeof type !== "string") throw new Error("A client component cannot become static HTML");
  const { children, dangerouslySetInnerHTML, style, ...attributes } = props;
  return [
    {
      type: "element",
      tagName: type,
      properties: { ...attributes, ...(style ? { style: cssOf(style) } : {}) } as Properties,
      children: dangerouslySetInnerHTML
        ? [{ type: "raw", value: (dangerouslySetInnerHTML as { __html: string }).__html }]
        : await contentsOf(children),
    },
  ];
}

function cssOf(style: object): string {
  return Object.entries(style)
    .map(
      ([name, value]) =>
        `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`,
    )
    .join(";");
}
