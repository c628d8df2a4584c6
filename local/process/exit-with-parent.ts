// Loaded into the Next.js process: a parent killed by SIGKILL cannot stop its child, so the child
// exits when it is orphaned.
const starter = process.ppid;

setInterval(() => {
  if (process.ppid !== starter) process.exit(1);
}, 1000).unref();

export {};
