"use client";

import { useEffect, useRef } from "react";
import { Dialog } from "@/components/ui/dialog";
import type { Command } from "./commands";
import type { Tools } from "./use-tools";

/** Asks which of a tool's kinds is meant. */
export function ToolChoice({ tools }: { tools: Tools }) {
  const { asked, run, close, focusText } = tools;
  const chosen = useRef<Command>(null);
  const tool = asked?.tool;
  const open = asked?.open === true;

  // Once the dialog lets go of the focus.
  useEffect(() => {
    if (open || !chosen.current) return;
    run(chosen.current);
    chosen.current = null;
  });

  return (
    <Dialog
      title={tool?.name ?? ""}
      open={open}
      onOpenChange={close}
      finalFocus={() => {
        focusText();
        return false;
      }}
    >
      <ul className="post-tool-choices">
        {tool &&
          "choices" in tool &&
          tool.choices.map(({ name, command }) => (
            <li key={name}>
              <button
                type="button"
                className="button button-quiet"
                onClick={() => {
                  chosen.current = command;
                  close();
                }}
              >
                {name}
              </button>
            </li>
          ))}
      </ul>
    </Dialog>
  );
}
