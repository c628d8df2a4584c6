/** Measures the CPU time in ms that `work` takes on this thread, however busy the machine is. */
export async function cpuMs(work: () => unknown): Promise<number> {
  const start = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}
