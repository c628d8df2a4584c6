import { buildTemplate } from "../e2e/support/test-server.ts";

// The build and data that the HTTP and browser tests share.
await buildTemplate((line) => console.log(line));
