import { expect, test } from "vitest";
import { onEachDatabase } from "@/tests/database/support/databases";
import { lints } from "./lints";

onEachDatabase((database) => {
  test.for(Object.entries(lints))("has nothing to report for %s", async ([, query]) => {
    expect(await database.sql(query)).toEqual([]);
  });
});
