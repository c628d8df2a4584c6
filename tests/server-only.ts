// See vitest.config.ts.
export {};
