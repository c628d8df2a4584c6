"use client";

import {
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useState,
} from "react";
import { ConfirmDialog } from "@/components/admin/list/rows/confirm-dialog";
import { EditorNotices } from "@/components/admin/posts/editor/drafts/editor-notices";
import { DetailsPanel } from "@/components/admin/posts/editor/fields/details-panel";
import { fieldProps, useEarlyText } from "@/components/admin/posts/editor/fields/field-props";
import { PreviewPane } from "@/components/admin/posts/editor/preview/preview-pane";
import type { RenderPost } from "@/components/admin/posts/editor/preview/use-preview";
import { ViewBar } from "@/components/admin/posts/editor/preview/view-bar";
import { SaveBar } from "@/components/admin/posts/editor/saving/save-bar";
import { useHydrated } from "@/components/forms/use-hydrated";
import { isVisible } from "@/components/ui/is-visible";
import type { AuthorOption } from "@/lib/posts/admin/authors";
import type { SearchAppearance } from "@/lib/posts/admin/fields/search-appearance";
import type { EditedPost } from "@/lib/posts/admin/schema";
import type { Autosave } from "@/lib/posts/admin/versions/open-editor";
import { PostForm } from "./post-form";
import { useEditor } from "./use-editor";
import { type PanelName, useLayout } from "./use-layout";
import { DatedDialog } from "./writing/lazy-parts";
import { useWriting } from "./writing/use-writing";

export type EditorProps = {
  /** Null for a new post. */
  post: EditedPost | null;
  viewerId: string;
  /** Unsaved changes this admin made in other editors of the post. */
  unsaved: readonly Autosave[];
  knownTags: readonly string[];
  authors: readonly AuthorOption[];
  searchAppearance: SearchAppearance;
  render: RenderPost;
  /** Called when a new post is saved and its author keeps editing. */
  onStored: (id: string) => void;
  /** Sections of the details panel that have their own forms. */
  sections: Partial<Record<PanelName, ReactNode>>;
};

export function Editor({
  post,
  knownTags,
  authors,
  searchAppearance,
  render,
  sections,
  ...props
}: EditorProps) {
  const id = useId();
  const hydrated = useHydrated();
  const layout = useLayout();
  const editor = useEditor(post, { ...props, onInvalid: layout.reveal });
  const { form, state, opened, open, leavePrompt, uploading, coverOf } = editor;
  const busy = (state.status === "saving" && !state.stay) || state.status === "success";
  useEarlyText(id);
  const field = fieldProps(form, { id, readOnly: busy, hydrated });
  const { text, pictures, tools, ...writing } = useWriting(id, form, hydrated);
  const [isWaiting, setWaiting] = useState(false);
  const saveWith = async (save: () => void) => {
    if (busy) return;
    setWaiting(pictures.added.some(({ picture, error }) => !picture && !error));
    const areUploaded = await pictures.whenUploaded();
    setWaiting(false);
    if (areUploaded) save();
  };
  const saveDraftRevision = () => void saveWith(editor.saveDraftRevision);
  // Full screen may have hidden the focused element.
  useEffect(() => {
    if (layout.full && !isVisible(document.activeElement)) text()?.focus();
  }, [layout.full, text]);
  useTitleFocus({
    id: `${id}-title`,
    hydrated,
    isWanted: () => !post && !editor.restorable && !form.getValues("title"),
  });
  const schedule = () => {
    layout.showPublish();
    document.getElementById(`${id}-details`)?.querySelector<HTMLElement>(dateField)?.focus();
  };
  useShortcuts({ s: saveDraftRevision, "shift+f": layout.toggleFull, enter: schedule });
  return (
    <div className="post-editor" data-view={layout.view} data-full={layout.full || undefined}>
      <EditorNotices {...{ editor, authors, saveWith }} />
      <ViewBar layout={layout} detailsId={`${id}-details`} />
      <div className="post-panes">
        <div className="post-text-panes">
          <PostForm
            id={id}
            {...{ form, field, pictures, tools, opened }}
            {...writing}
            onSubmit={() => void saveWith(() => editor.submit())}
          />
          <PreviewPane form={form} render={render} coverOf={coverOf} text={text} />
        </div>
        <DetailsPanel
          id={`${id}-details`}
          {...{ layout, text, form, field, opened }}
          {...{ uploading, coverOf, knownTags, authors, searchAppearance, sections }}
        />
      </div>
      <SaveBar
        formId={id}
        {...{ form, opened, state, busy, hydrated, isWaiting }}
        autosave={open.autosave}
        onSaveDraftRevision={saveDraftRevision}
      />
      {state.status === "dated" && (
        <Suspense>
          <DatedDialog
            date={state.date}
            onAnswer={(when) => void saveWith(() => editor.submit(when))}
            onClose={editor.dismiss}
          />
        </Suspense>
      )}
      <ConfirmDialog
        {...leavePrompt}
        question="Your changes are not saved. You can restore them when you open this post again in this browser."
      />
    </div>
  );
}

const dateField = "[type=datetime-local]";

/** Handles keys pressed with Ctrl, or Cmd on a Mac, regardless of focus. */
function useShortcuts(shortcuts: Record<string, () => void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey === event.metaKey || event.altKey) return;
    const act = shortcuts[(event.shiftKey ? "shift+" : "") + event.key.toLowerCase()];
    if (!act || event.defaultPrevented) return;
    event.preventDefault();
    act();
  });
  // Before the editor is painted, so that no key is lost.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}

type Options = {
  /** Id of the title field. */
  id: string;
  hydrated: boolean;
  /** Called once, after autosaves have been found. Returns whether to focus the title. */
  isWanted: () => boolean;
};

/** Focuses the title when the editor opens, unless something else on the page has focus. */
function useTitleFocus({ id, hydrated, isWanted }: Options): void {
  const [isReady, setReady] = useState(false);
  const focus = useEffectEvent(() => {
    const title = document.getElementById(id);
    const focused = document.activeElement;
    // Focus may be taken from an ancestor of the title, such as the body, or from a hidden page.
    const isFree = !focused || focused.contains(title) || !isVisible(focused);
    if (isFree && isWanted()) title?.focus({ preventScroll: true });
  });

  // Waits for the next render, because autosaves are found in an effect too.
  useEffect(() => setReady(true), []);

  useEffect(() => {
    if (isReady && hydrated) focus();
  }, [isReady, hydrated]);
}
