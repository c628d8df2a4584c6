import { expect, test } from "vitest";
import { onEachDatabase } from "@/tests/database/support/databases";
import { lints } from "./lints";

onEachDatabase((database) => {
  test.for(Object.entries(lints))("passes the %s lint", async ([, query]) => {
    expect(await database.sql(query)).toEqual([]);
  });
});
