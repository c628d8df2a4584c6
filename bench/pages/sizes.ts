import { gzipSync } from "node:zlib";

/** Prints the size of each page's HTML and headers, and the time of its first response. */
export async function showSizes(url: string, kinds: string[]): Promise<void> {
  console.log("\nHTML, gzip    raw  headers  first answer");
  for (const path of [...kinds, "/blog/long-prose", "/blog/long-code"]) {
    const start = performance.now();
    const answer = await fetch(url + path);
    const html = Buffer.from(await answer.arrayBuffer());
    const first = Math.round(performance.now() - start);
    const headers = [...answer.headers].reduce(
      (sum, [name, value]) => sum + name.length + value.length + 4,
      0,
    );
    const parts = [
      kilobytes(gzipSync(html).length),
      kilobytes(html.length),
      `${headers} B`,
      `${first} ms`,
    ];
    console.log(`${parts.map((part) => part.padStart(9)).join(" ")}  ${path}`);
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
