// JavaScript, because an old Node cannot run the TypeScript of the other scripts.
const [major, minor] = process.versions.node.split(".").map(Number);

if (major < 22 || (major === 22 && minor < 19)) {
  process.stderr.write(
    `Node ${process.versions.node} is too old, 22.19 or newer is needed: use npm run, which brings its own.\n`,
  );
  process.exit(1);
}
