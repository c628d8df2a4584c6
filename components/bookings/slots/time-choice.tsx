import { clockTime } from "@/lib/time/format";

type Props = {
  times: readonly number[];
  chosen: number | null;
  zone: string;
  error: string | undefined;
  onChoose: (start: number) => void;
};

export function TimeChoice({ times, chosen, zone, error, onChoose }: Props) {
  return (
    <>
      <p className="label" id="times">
        Time
      </p>
      {error && (
        <p id="starts_at-error" className="mt-1 font-[600] text-error">
          {error}
        </p>
      )}
      <div
        role="radiogroup"
        aria-labelledby="times"
        className="mt-3 grid grid-cols-3 gap-1.5 sm:grid-cols-5 sm:gap-2"
      >
        {times.map((start) => (
          <label key={start} className={`${chip} ${error ? "border-error" : "border-field"}`}>
            <input
              type="radio"
              name="starts_at"
              value={new Date(start).toISOString()}
              checked={start === chosen}
              onChange={() => onChoose(start)}
              aria-describedby={error ? "starts_at-error" : undefined}
              className="sr-only"
            />
            {clockTime(start, zone)}
          </label>
        ))}
      </div>
    </>
  );
}

const chip =
  "flex min-h-12 cursor-pointer items-center justify-center border-2 px-1 font-[600] whitespace-nowrap transition-colors duration-150 hover:bg-tint has-checked:border-mask has-checked:bg-mask has-checked:text-on-mask has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus";
