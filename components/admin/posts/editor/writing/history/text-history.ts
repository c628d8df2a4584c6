type Range = { start: number; end: number };

/**
 * `entered` is the selection after the change to this state, `left` the one before the next change.
 */
type State = { text: string; entered: Range; left: Range; kind: string; time: number };

export type Change = { text: string; before: Range; after: Range; kind: string; time: number };

const maxStates = 200;
/** Total characters in all states. */
const maxLength = 4_000_000;

/** Pause in typing after which a new undo state begins. */
const pauseMs = 1_000;
const typing = new Set(["insertText", "deleteContentBackward", "deleteContentForward"]);
const composing = "insertCompositionText";

export type TextHistory = ReturnType<typeof textHistory>;

/**
 * Undo and redo history of a text. A textarea's own history breaks when a script changes the text,
 * as a finished upload does.
 */
export function textHistory(first: string) {
  const start = { start: 0, end: 0 };
  let states: State[] = [{ text: first, entered: start, left: start, kind: "", time: 0 }];
  let at = 0;
  const current = () => states[at] as State;

  const record = ({ text, before, after, kind, time }: Change) => {
    const last = current();
    if (text === last.text) return;
    const state = { text, entered: after, left: after, kind, time };
    if (at === states.length - 1 && goesOn(last, before, kind, time)) {
      states[at] = state;
      return;
    }
    last.left = before;
    states = shortened([...states.slice(0, at + 1), state]);
    at = states.length - 1;
  };
  const restored = (selection: Range) => ({ text: current().text, ...selection });

  return {
    record,
    /** Returns null if there is nothing to undo. */
    undo() {
      if (at === 0) return null;
      at -= 1;
      return restored(current().left);
    },
    /** Returns null if there is nothing to redo. */
    redo() {
      if (at === states.length - 1) return null;
      at += 1;
      return restored(current().entered);
    },
    /** Replaces text in every state, so that undo never brings an upload placeholder back. */
    replace(from: string, to: string) {
      states = states.map((state) => replaced(state, from, to));
    },
  };
}

function goesOn(last: State, before: Range, kind: string, time: number): boolean {
  if (last.kind !== kind || time - last.time > pauseMs) return false;
  if (kind === composing) return true;
  return typing.has(kind) && before.start === last.entered.start && before.end === before.start;
}

function shortened(states: State[]): State[] {
  let length = 0;
  const newest = states.toReversed().findIndex(({ text }, index) => {
    length += text.length;
    return index >= maxStates || (index > 0 && length > maxLength);
  });
  return newest < 0 ? states : states.slice(-newest);
}

function replaced(state: State, from: string, to: string): State {
  const start = state.text.indexOf(from);
  if (start < 0) return state;
  const end = start + from.length;
  const moved = (place: number) => {
    if (place >= end) return place + to.length - from.length;
    return Math.min(place, start + to.length);
  };
  const range = (one: Range) => ({ start: moved(one.start), end: moved(one.end) });
  return {
    ...state,
    text: state.text.slice(0, start) + to + state.text.slice(end),
    entered: range(state.entered),
    left: range(state.left),
  };
}
