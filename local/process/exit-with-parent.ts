// Loaded into the Next.js process: a starter that was killed outright cannot stop its child, so
// the child watches for being orphaned.
const starter = process.ppid;

setInterval(() => {
  if (process.ppid !== starter) process.exit(1);
}, 1000).unref();

export {};
