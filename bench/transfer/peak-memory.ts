/** Writes the most memory that the process has had, in megabytes, as its last line. */
process.on("exit", () => {
  console.log(`peak ${Math.round(process.resourceUsage().maxRSS / 1024)}`);
});
