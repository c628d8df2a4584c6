"use client";

import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { useHydrated } from "@/components/forms/use-hydrated";
import type { FoundAt } from "@/lib/posts/admin/found-at";
import type { UnsavedCopy } from "@/lib/posts/admin/open-editor";
import type { EditedPost } from "@/lib/posts/admin/schema";
import { DatedDialog } from "./dated-dialog";
import { DetailsPanel } from "./details-panel";
import { EditorNotices } from "./editor-notices";
import { fieldProps } from "./field-props";
import { LeaveDialog } from "./leave-dialog";
import { usePaste } from "./paste/use-paste";
import { usePictures } from "./pictures/use-pictures";
import { PostForm } from "./post-form";
import { PreviewPane } from "./preview-pane";
import { SaveBar } from "./save-bar";
import { useEditor } from "./use-editor";
import { useLayout } from "./use-layout";
import type { RenderPost } from "./use-preview";
import { ViewBar } from "./view-bar";
import { keepHistory } from "./writing/area-history";
import { useTools } from "./writing/use-tools";

export type EditorProps = {
  /** Null to create one. */
  post: EditedPost | null;
  viewerId: string;
  /** What this admin typed in other editors of the post and never saved. */
  unsaved: readonly UnsavedCopy[];
  knownTags: readonly string[];
  foundAt: FoundAt;
  render: RenderPost;
  /** Of a new post. */
  onStored: (id: string) => void;
  /** What the panel has besides the fields. */
  children: ReactNode;
};

export function Editor({ post, knownTags, foundAt, render, children, ...props }: EditorProps) {
  const id = useId();
  const hydrated = useHydrated();
  const layout = useLayout();
  const editor = useEditor(post, { ...props, onInvalid: layout.reveal });
  const { form, state, opened, open, leavePrompt, uploading, coverOf } = editor;
  const busy = (state.status === "saving" && !state.stay) || state.status === "success";
  // Hydration would overwrite text typed earlier.
  const field = fieldProps(form, id, busy || !hydrated);
  const area = useCallback(
    () => document.querySelector<HTMLTextAreaElement>(`#${CSS.escape(`${id}-content`)}`),
    [id],
  );
  const pictures = usePictures(area);
  const paste = usePaste(area, pictures);
  const tools = useTools(area);
  const [isWaiting, setWaiting] = useState(false);
  const saveWith = async (save: () => void) => {
    if (busy) return;
    setWaiting(pictures.added.some(({ picture, error }) => !picture && !error));
    const areUploaded = await pictures.whenUploaded();
    setWaiting(false);
    if (areUploaded) save();
  };
  const saveAside = () => void saveWith(editor.saveAside);
  useEffect(() => {
    const textarea = area();
    return textarea ? keepHistory(textarea) : undefined;
  }, [area]);
  // What has the focus may be in what is hidden then.
  useEffect(() => {
    if (layout.full && !document.activeElement?.checkVisibility()) area()?.focus();
  }, [layout.full, area]);
  useTitleFocus({
    id: `${id}-title`,
    hydrated,
    isWanted: () => !post && !editor.restorable && !form.getValues("title"),
  });
  useShortcuts({ s: saveAside, "shift+f": layout.toggleFull });
  return (
    <div className="post-editor" data-view={layout.view} data-full={layout.full || undefined}>
      <EditorNotices editor={editor} />
      <ViewBar layout={layout} detailsId={`${id}-details`} />
      <div className="post-panes">
        <div className="post-text-panes">
          <PostForm
            id={id}
            {...{ form, field, pictures, paste, tools, opened }}
            onSubmit={() => void saveWith(() => editor.submit())}
          />
          <PreviewPane form={form} render={render} coverOf={coverOf} textarea={area} />
        </div>
        <DetailsPanel
          id={`${id}-details`}
          open={layout.details}
          {...{ form, field, opened, uploading, coverOf, knownTags, foundAt }}
          onReveal={layout.reveal}
        >
          {children}
        </DetailsPanel>
      </div>
      <SaveBar
        formId={id}
        {...{ form, opened, state, busy, hydrated, isWaiting }}
        isPublished={editor.isPublished}
        autosave={open.autosave}
        onSaveAside={saveAside}
      />
      {state.status === "dated" && (
        <DatedDialog
          date={state.date}
          onAnswer={(when) => void saveWith(() => editor.submit(when))}
          onClose={editor.dismiss}
        />
      )}
      <LeaveDialog open={leavePrompt.asked} onStay={leavePrompt.stay} onLeave={leavePrompt.leave} />
    </div>
  );
}

/** Keys pressed with Ctrl, or Cmd on a Mac, wherever the focus is. */
function useShortcuts(shortcuts: Record<string, () => void>): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey === event.metaKey || event.altKey) return;
      const act = latest.current[(event.shiftKey ? "shift+" : "") + event.key.toLowerCase()];
      if (!act || event.defaultPrevented) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

type Options = {
  /** The title's own. */
  id: string;
  hydrated: boolean;
  /** Asked once, when it is known whether there is a notice to be read first. */
  isWanted: () => boolean;
};

/** Puts the focus into the title as the editor opens, unless something else on the page has it. */
function useTitleFocus({ id, hydrated, isWanted }: Options): void {
  const [isReady, setReady] = useState(false);
  const focus = useEffectEvent(() => {
    const title = document.getElementById(id);
    const focused = document.activeElement;
    // Focus is free on an ancestor of the title, such as the body, and on a hidden page left before.
    const isFree = !focused || focused.contains(title) || !focused.checkVisibility();
    if (isFree && isWanted()) title?.focus({ preventScroll: true });
  });

  // A copy that was not saved is found by an effect as well, and shown with the next render.
  useEffect(() => setReady(true), []);

  useEffect(() => {
    if (isReady && hydrated) focus();
  }, [isReady, hydrated]);
}
