/** Requests pages, mostly uncached ones, until `end` is called. */
export function keepAsking(url: string) {
  let going = true;
  let answered = 0;
  const failed: string[] = [];
  const ask = async (path: string) => {
    const problem = await fetch(url + path).then(
      ({ status }) => (status === 200 ? undefined : status),
      (error) => error.message,
    );
    answered += 1;
    if (problem) failed.push(`${path}: ${problem}`);
  };
  const work = async () => {
    for (let turn = 0; going; turn += 1) {
      await Promise.all(["/", `/blog?turn=${turn}`, "/login", "/api/geo"].map(ask));
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
