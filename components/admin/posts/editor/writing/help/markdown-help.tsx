import { RenderedText } from "@/components/ui/html/rendered-text";
import { examples } from "./help";

/** Shows each element as written and as rendered. */
export function MarkdownHelp() {
  return (
    <ul className="post-help">
      {examples.map(({ name, source, html, note }) => (
        <li key={name}>
          <h3>{name}</h3>
          {note && <p>{note}</p>}
          <pre>{source}</pre>
          {/* Inert, because the example's links and ids are not real. */}
          <div inert>
            <RenderedText html={html} />
          </div>
        </li>
      ))}
    </ul>
  );
}
