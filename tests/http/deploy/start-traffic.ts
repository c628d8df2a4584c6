/** Requests pages, mostly uncached ones, until `stop` is called. */
export function startTraffic(url: string) {
  let running = true;
  let requests = 0;
  const failed: string[] = [];
  const request = async (path: string) => {
    const problem = await fetch(url + path).then(
      ({ status }) => (status === 200 ? undefined : status),
      (error) => error.message,
    );
    requests += 1;
    if (problem) failed.push(`${path}: ${problem}`);
  };
  const run = async () => {
    for (let round = 0; running; round += 1) {
      await Promise.all(["/", `/blog?round=${round}`, "/login", "/api/geo"].map(request));
    }
  };
  const ended = run();
  return {
    async stop() {
      running = false;
      await ended;
      return { requests, failed };
    },
  };
}
