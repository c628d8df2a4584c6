import { expectTypeOf, test } from "vitest";
import { onEachDatabase } from "@/tests/database/support/databases";

// The project's type check verifies these assertions; running the test does not.
onEachDatabase((database) => {
  test("infers query and call types from the schema and rejects unknown names", async () => {
    const service = database.as("service");
    const { data } = await service.from("blogs").select("slug, excerpt").limit(1).single();
    expectTypeOf(data).toEqualTypeOf<{ slug: string; excerpt: string | null } | null>();
    const isDraft = await service.rpc("post_is_draft", { p_slug: "none" });
    expectTypeOf(isDraft.data).toEqualTypeOf<boolean | null>();
    // @ts-expect-error: no such table
    service.from("nothing");
    // @ts-expect-error: no such column
    service.from("blogs").insert({ title: "a", slug: "a", content: "a", nothing: true });
    // @ts-expect-error: no such argument
    service.rpc("post_is_draft", { p_nothing: "a" });
  });
});
