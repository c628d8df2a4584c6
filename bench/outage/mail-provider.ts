import { setTimeout as wait } from "node:timers/promises";

type Mail = { id: string; to: string[]; subject: string };

/** Wraps the local mail catcher and reads its emails continuously, because it keeps only a few. */
export function mailProvider(url: string) {
  const caught = new Map<string, string>();
  const stopped = new AbortController();
  const read = async () => {
    const mails: Mail[] = await (await fetch(`${url}/api/messages`)).json();
    for (const { id, to, subject } of mails) caught.set(id, `${to} ${subject}`);
  };
  const reading = (async () => {
    while (!stopped.signal.aborted) {
      await read();
      await wait(500, undefined, { signal: stopped.signal }).catch(() => {});
    }
  })();
  const set = (fault: object) =>
    fetch(`${url}/api/fail`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(fault),
    });
  const count = 1_000_000;
  return {
    fail: () => set({ status: 503, count }),
    /** Accepts each email, but responds five seconds later. */
    answerLate: () => set({ count, delay_ms: 5_000 }),
    work: () => set({ count: 0 }),
    /** Recipient and subject of each accepted mail. */
    mails: () => [...caught.values()],
    async stop() {
      stopped.abort();
      await reading;
    },
  };
}
