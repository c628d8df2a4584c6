const addresses = (turn: number) => [
  { path: "/" },
  // Nothing stored answers these.
  { path: `/blog?turn=${turn}` },
  { path: "/login" },
  { path: "/contact", post: true },
];

/** Asks for pages, some new to every cache, and sends forms, four at a time until `end` is called. */
export function keepAsking(url: string) {
  let going = true;
  let answered = 0;
  const failed: string[] = [];
  const ask = async (path: string, post: boolean) => {
    const expected = post ? 403 : 200;
    // From another site, so that the server says no before it does anything.
    const form = { method: "POST", body: new URLSearchParams("a=b"), headers: { origin: "null" } };
    const problem = await fetch(url + path, post ? form : {}).then(
      ({ status }) => (status === expected ? undefined : status),
      (error) => error.message,
    );
    answered += 1;
    if (problem) failed.push(`${path}: ${problem}`);
  };
  const work = async () => {
    for (let turn = 0; going; turn += 1) {
      await Promise.all(addresses(turn).map(({ path, post = false }) => ask(path, post)));
    }
  };
  const done = work();
  return {
    async end() {
      going = false;
      await done;
      return { answered, failed };
    },
  };
}
