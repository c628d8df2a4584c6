"use client";

import { Suspense, useEffect, useRef } from "react";
import { Dialog } from "@/components/ui/dialog";
import { type Command, pageLink } from "./commands";
import { MarkdownHelp, PageLink } from "./lazy-parts";
import type { Tools } from "./use-tools";

/** Dialog of a tool that asks or shows something before it changes the text. */
export function ToolDialog({ tools }: { tools: Tools }) {
  const { shown, run, close, focusText } = tools;
  const chosen = useRef<Command>(null);
  const tool = shown?.tool;
  const open = shown?.open === true;

  // Runs the command after the dialog has released focus.
  useEffect(() => {
    if (open || !chosen.current) return;
    run(chosen.current);
    chosen.current = null;
  });

  const choose = (command: Command) => {
    chosen.current = command;
    close();
  };
  return (
    <Dialog
      title={tool?.name ?? ""}
      open={open}
      onOpenChange={close}
      side={tool?.id === "help"}
      finalFocus={() => {
        focusText();
        return false;
      }}
    >
      {tool && "choices" in tool && (
        <ul className="post-tool-choices">
          {tool.choices.map(({ name, command }) => (
            <li key={name}>
              <button type="button" className="button button-quiet" onClick={() => choose(command)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Suspense fallback={<p role="status">Loading...</p>}>
        {tool?.id === "page" && <PageLink onChoose={(page) => choose(pageLink(page))} />}
        {tool?.id === "help" && <MarkdownHelp />}
      </Suspense>
    </Dialog>
  );
}
