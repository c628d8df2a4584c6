import { RenderedText } from "@/components/ui/rendered-text";
import { examples } from "./help";

/** Each element as it is written, and as visitors see it. */
export function MarkdownHelp() {
  return (
    <ul className="post-help">
      {examples.map(({ name, source, html, note }) => (
        <li key={name}>
          <h3>{name}</h3>
          {note && <p>{note}</p>}
          <pre>{source}</pre>
          {/* To be looked at: its ids and links are those of no page. */}
          <div inert>
            <RenderedText html={html} />
          </div>
        </li>
      ))}
    </ul>
  );
}
