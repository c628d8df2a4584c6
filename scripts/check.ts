import { spawnSync } from "node:child_process";

const modules = "node_modules";

const checks: [title: string, args: string[]][] = [
  ["Route types", [`${modules}/next/dist/bin/next`, "typegen"]],
  ["Types", [`${modules}/typescript/bin/tsc`, "--noEmit"]],
  ["Lint and format", [`${modules}/@biomejs/biome/bin/biome`, "check"]],
  ["Dead code", [`${modules}/knip/bin/knip.js`]],
  ["Database types", ["scripts/types.ts", "--check"]],
];

for (const [title, args] of checks) {
  console.log(`-- ${title}`);
  const { status } = spawnSync(process.execPath, args, { stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) process.exitCode = 1;
}

const maxSubject = 60;
const { stdout } = spawnSync("git", ["log", "-20", "--format=%s"], { encoding: "utf8" });
for (const subject of (stdout ?? "").split("\n").filter(({ length }) => length > maxSubject)) {
  console.error(`Commit subject longer than ${maxSubject} characters: ${subject}`);
  process.exitCode = 1;
}
