import { expect, test } from "vitest";
import { convertMarkdown } from "@/lib/transfer/markdown/convert-markdown";
import { linkFinder } from "@/lib/transfer/markdown/links";

test.each([
  ["[a]({% post_url 2020-01-02-b %}#c)", "[a](/blog/b#c)"],
  ["[a]\n\n[a]: {% link b.md %}#c", "[a]\n\n[a]: /blog/b#c"],
  ["[a]({% post_url 2020-01-02-gone %})", "a"],
  ['<a href="{% post_url b %}">a</a>', "[a](/blog/b)"],
  ['[a]({{< ref path="b.md" >}}) [b]({{< relref "b" >}}#c)', "[a](/blog/b) [b](/blog/b#c)"],
  ["[a](<c d.md>) [b](gone.md#c) [c]({filename}/b.md#c)", "[a](/blog/c%20d) b [c](/blog/b#c)"],
  ["[a](../x/) [b](e)", "[a](/blog/x) [b](/blog/e.de)"],
  ["[a](/q/z) [b](/r/z)", "[a](/blog/z) [b](/r/z)"],
  ["[[q/z|a]]", "[a](/blog/z)"],
  ["[a](@/t/u.md) [b](/t/u/)", "[a](/blog/s/t/u) [b](/blog/s/t/u)"],
])("resolves the links in %j", async (text, markdown) => {
  const names =
    "p/a.de.md,b.md,c d.md,x/index.md,y/x/index.md,e.de.md,q/z.md,r/z.md,s/t/u.md,s/v/u.md".split(
      ",",
    );
  const slugOf = async (name: string) => encodeURI(name.replace(/^[qr]\/|(?:\/index)?\.md$/g, ""));
  const links = await linkFinder(names, slugOf)(text, "p/a.de.md");
  expect(convertMarkdown(text, { isMdx: false, links, notes: new Map() }).trim()).toBe(markdown);
});

test("does not resolve a link to the home page to the post itself", async () => {
  const find = linkFinder(["a/index.md"], async () => "a");
  expect(await find("[b](/)", "a/index.md")).toEqual({});
});
