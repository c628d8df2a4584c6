import { expectTypeOf, test } from "vitest";
import { onEachDatabase } from "@/tests/database/support/databases";

// The type check of the whole project is what fails when these no longer hold.
onEachDatabase((database) => {
  test("gives queries and calls the types of the schema, and knows what it does not have", async () => {
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
