"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useTransition } from "react";
import { announce } from "@/components/admin/frame/live/announce";
import { AdminLink } from "@/components/ui/pages/admin-link";
import { unreached } from "@/lib/forms/strings";
import { type Params, withParams } from "./with-params";

export type Option = { value: string; label: string };
type Select = { name: string; label: string; value: string; options: readonly Option[] };
type Sort = Pick<Select, "value"> & { options: readonly [Option, ...Option[]] };
type Search = { name: string; label: string; value: string };

type Props = {
  path: Route;
  label: string;
  search: Search;
  selects?: readonly Select[];
  /** The first order is the default and is omitted from the URL. */
  sort?: Sort;
  /** Parameters to preserve, such as the open tab. */
  keep?: Params;
};

/** Pause after which typed text filters the list, in milliseconds. */
const debounceMs = 120;

/** A GET form: the URL holds the filters. Applying one resets the page number. */
export function FilterBar({ path, label, search, selects = [], sort, keep = {} }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const router = useRouter();
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [pending, startTransition] = useTransition();
  const choices = sort ? [...selects, { name: "sort", label: "Sort by", ...sort }] : selects;
  useShownValues(form, [search, ...choices], typing);
  useEffect(() => () => stopTimer(typing), []);

  const show = (form: HTMLFormElement, how: "push" | "replace") => {
    stopTimer(typing);
    // The router would leave for the browser's error page.
    if (!navigator.onLine) return announce(unreached, "error");
    const entries = [...new FormData(form)]
      .map(([name, value]) => [name, `${value}`])
      .filter(([name, value]) => name !== "sort" || value !== sort?.options[0].value);
    startTransition(() => router[how](withParams(path, Object.fromEntries(entries))));
  };
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    show(event.currentTarget, "push");
  };
  // Typing adds no history entries.
  const type = ({ currentTarget: { form } }: React.FormEvent<HTMLInputElement>) => {
    stopTimer(typing);
    typing.current = setTimeout(() => form && show(form, "replace"), debounceMs);
  };

  return (
    <form
      ref={form}
      method="get"
      action={path}
      aria-label={label}
      aria-busy={pending}
      onSubmit={submit}
      className="filters"
    >
      {Object.entries(keep).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label className="filter-search">
        <span>{search.label}</span>
        <input
          type="search"
          name={search.name}
          defaultValue={search.value}
          maxLength={200}
          onInput={type}
        />
      </label>
      {choices.map(({ name, label, value, options }) => (
        <label key={name}>
          <span>{label}</span>
          <select
            name={name}
            defaultValue={value}
            onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <div className="filter-actions">
        {/* With JavaScript, changes and Enter apply immediately. */}
        <button type="submit" className="button button-quiet filter-apply">
          Apply
        </button>
        {[search, ...selects].some(({ value }) => value) && (
          <AdminLink
            href={withParams(path, keep)}
            onClick={() => {
              stopTimer(typing);
              empty(form.current, search);
            }}
            className="link"
          >
            Clear
          </AdminLink>
        )}
      </div>
    </form>
  );
}

type Timer = React.RefObject<ReturnType<typeof setTimeout> | undefined>;

function stopTimer(timer: Timer) {
  clearTimeout(timer.current);
  timer.current = undefined;
}

function empty(form: HTMLFormElement | null, search: Search) {
  // The "Clear" link disappears with the filters.
  const field = form?.elements.namedItem(search.name);
  if (field instanceof HTMLElement) field.focus();
  if (field instanceof HTMLInputElement) field.value = "";
}

type Field = { name: string; value: string };

/** Going back changes the URL but not the fields, so they are updated here. */
function useShownValues(
  form: React.RefObject<HTMLFormElement | null>,
  fields: readonly Field[],
  typing: Timer,
) {
  const values = JSON.stringify(fields.map(({ name, value }) => [name, value]));
  const shown = useRef(values);
  useEffect(() => {
    // Not on mount: the visitor may have typed before hydration.
    if (shown.current === values) return;
    const before = new Map<string, string>(JSON.parse(shown.current));
    shown.current = values;
    for (const [name, value] of JSON.parse(values) as [string, string][]) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLSelectElement) field.value = value;
      // Keeps text typed while the list was loading.
      const isEdited = field === document.activeElement || typing.current !== undefined;
      if (field instanceof HTMLInputElement && (!isEdited || field.value === before.get(name))) {
        field.value = value;
      }
    }
  }, [form, values, typing]);
}
