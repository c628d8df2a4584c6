import { expect, expectTypeOf, test } from "vitest";
import { onEachDatabase } from "@/tests/database/support/databases";
import { insertRow } from "@/tests/database/support/rows";

// The type check of the whole project is what fails when these no longer hold.
onEachDatabase((database) => {
  test("gives queries the types of the columns they name", async () => {
    const id = await insertRow(database, "blogs", { published: true });
    const query = database.as("visitor").from("blogs").select("slug, excerpt, published");
    const { data, error } = await query.eq("id", id).single();
    if (error) throw error;
    expectTypeOf(data).toEqualTypeOf<{
      slug: string;
      excerpt: string | null;
      published: boolean;
    }>();
    expect(data).toEqual({ slug: expect.any(String), excerpt: null, published: true });
    await database.sql("delete from public.blogs where id = $1", id);
  });

  test("gives function calls the types of their answers", async () => {
    const { data } = await database.as("service").rpc("post_is_draft", { p_slug: "none" });
    expectTypeOf(data).toEqualTypeOf<boolean | null>();
    expect(data).toBe(false);
  });

  test("knows what no table and no function has", () => {
    const service = database.as("service");
    // @ts-expect-error: no such table
    service.from("nothing");
    // @ts-expect-error: no such column
    service.from("blogs").insert({ title: "a", slug: "a", content: "a", nothing: true });
    // @ts-expect-error: no such argument
    service.rpc("post_is_draft", { p_nothing: "a" });
  });
});
