import { median } from "../median.ts";
import { lighthouse, type Reading } from "./lighthouse.ts";

type Pages = { site: string; bare: string; kinds: string[]; log: (line: string) => void };

/** Prints each page's Lighthouse metrics on slow 4G, both applied and simulated. */
export async function showPaints(rounds: number, { site, bare, kinds, log }: Pages): Promise<void> {
  const read = await lighthouse(log);
  const urls = [bare, ...kinds.map((path) => site + path)];
  console.log(
    "\n         largest paint  to bare  shift  blocking  to bare  scripts  requests  lowest score",
  );
  for (const method of ["devtools", "simulate"] as const) {
    const readings = new Map<string, Reading[]>(urls.map((url) => [url, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const url of urls) {
        const reading = await read(url, method).catch((error: Error) =>
          log(`Lighthouse failed on ${url}: ${error.message.split("\n")[0]}`),
        );
        if (reading) readings.get(url)?.push(reading);
      }
    }
    const of = (url: string, figure: keyof Reading) =>
      median((readings.get(url) ?? []).map((reading) => reading[figure]));
    for (const url of urls) {
      const ratio = (figure: keyof Reading) => (of(url, figure) / of(bare, figure)).toFixed(2);
      const figures = [
        `${(of(url, "paint") / 1000).toFixed(2)} s`.padStart(13),
        ratio("paint").padStart(8),
        of(url, "shift").toFixed(3).padStart(6),
        `${Math.round(of(url, "blocking"))} ms`.padStart(9),
        ratio("blocking").padStart(8),
        `${(of(url, "scripts") / 1024).toFixed(1)} KB`.padStart(9),
        String(of(url, "requests")).padStart(9),
        String(of(url, "lowestScore")).padStart(13),
      ];
      console.log(
        `${method.padEnd(8)} ${figures.join(" ")}  ${url === bare ? "bare page" : new URL(url).pathname}`,
      );
    }
  }
}
