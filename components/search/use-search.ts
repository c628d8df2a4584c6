import { useEffect, useState } from "react";
import { maxQueryLength, readQuery, type SearchResults } from "@/lib/search/schema";
import { searchStrings } from "@/lib/search/strings";

/** While searching, `found` still has the previous results. */
export type SearchState = {
  status: "empty" | "searching" | "found" | "error";
  found: SearchResults | null;
  error: string;
};

const debounceMs = 150;

const empty: SearchState = { status: "empty", found: null, error: "" };

/** Debounced; `endpoint` answers with search results, which the browser may cache. */
export function useSearch(value: string, endpoint = "/api/search"): SearchState {
  const [state, setState] = useState(empty);
  const [reconnects, setReconnects] = useState(0);
  const query = readQuery(value);

  useEffect(() => {
    const onOnline = () => setReconnects((count) => count + 1);
    addEventListener("online", onOnline);
    return () => removeEventListener("online", onOnline);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: retries when back online.
  useEffect(() => {
    if (query === "") return setState(empty);
    if (query.length > maxQueryLength) return setState(failure(searchStrings.tooLong));
    const abort = new AbortController();
    setState(({ found }) => ({ status: "searching", found, error: "" }));
    const timer = setTimeout(async () => {
      const next = await ask(endpoint, query, abort.signal);
      if (!abort.signal.aborted) setState(next);
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, endpoint, reconnects]);

  return state;
}

async function ask(endpoint: string, query: string, signal: AbortSignal): Promise<SearchState> {
  try {
    const response = await fetch(`${endpoint}?${new URLSearchParams({ q: query })}`, { signal });
    const body = await response.json();
    return response.ok ? { status: "found", found: body, error: "" } : failure(body.error);
  } catch {
    return failure(navigator.onLine ? searchStrings.unavailable : searchStrings.offline);
  }
}

const failure = (error: string): SearchState => ({ status: "error", found: null, error });
