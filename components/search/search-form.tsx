import { TextField } from "@/components/ui/field";
import { searchStrings } from "@/lib/search/strings";

type Props = { defaultValue?: string; hint?: string; error?: string };

export function SearchForm(props: Props) {
  return (
    <search className="w-full">
      <form action="/search" className="flex max-w-[48rem] flex-wrap items-end gap-4">
        <div className="grow">
          <TextField
            id="search"
            name="q"
            type="search"
            label={searchStrings.label}
            autoComplete="off"
            {...props}
          />
        </div>
        <button type="submit" className="button">
          {searchStrings.title}
        </button>
      </form>
    </search>
  );
}
