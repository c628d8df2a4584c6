import { expect } from "vitest";
import { dataOf, type TestDatabase } from "@/tests/database/support/databases";
import { insertRow } from "@/tests/database/support/rows";

type Found = {
  count: number;
  posts: { title: string; slug: string; created_at: string; text: string }[];
  near: { title: string; slug: string }[];
};

export function searchOf(database: TestDatabase) {
  let day = 0;
  /** Publishes a post dated one day after the previous one. */
  function publish(title: string, content: string, values: object = {}): Promise<string> {
    const created_at = new Date(Date.UTC(2026, 0, 1 + day++)).toISOString();
    return insertRow(database, "blogs", { title, content, created_at, published: true, ...values });
  }

  async function find(p_query: string): Promise<Found> {
    return (await dataOf(database.as("visitor").rpc("search_posts", { p_query }))) as Found;
  }

  async function titles(query: string): Promise<string[]> {
    return (await find(query)).posts.map(({ title }) => title);
  }

  async function expectTitles(expected: Record<string, string[]>): Promise<void> {
    const found: Record<string, string[]> = {};
    for (const query of Object.keys(expected)) found[query] = await titles(query);
    expect(found).toEqual(expected);
  }

  return { publish, find, titles, expectTitles };
}
