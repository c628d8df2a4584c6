/** A fake Next.js: builds instantly, serves a page, crashes on request. */
export const fakeNext = `
const fs = require("node:fs");
const { createServer } = require("node:http");
const [command] = process.argv.slice(2);
const { NEXT_DIST_DIR, PORT, CRON_SECRET } = process.env;

if (command === "build") {
  fs.appendFileSync("builds.txt", "built\\n");
  if (fs.existsSync("broken")) {
    console.error("this page does not compile");
    process.exit(1);
  }
  fs.mkdirSync(NEXT_DIST_DIR, { recursive: true });
  fs.writeFileSync(NEXT_DIST_DIR + "/BUILD_ID", String(Math.random()));
  if (fs.existsSync("slow")) setInterval(() => {}, 1000);
} else {
  let drained = 0;
  createServer((request, response) => {
    if (request.url === "/crash") process.exit(7);
    if (request.headers.authorization === "Bearer " + CRON_SECRET) drained++;
    response.end(JSON.stringify({ pid: process.pid, drained }));
  }).listen(PORT);
}
`;
