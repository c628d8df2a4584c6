import { adminSections } from "@/lib/domains/registered";
import { signInAsAdmin } from "../admin-session";
import { elementsIn, mainOf } from "../html";
import { expect, test } from "../test";

test("shows the owner's guides, their pictures and the section that each page links to", async ({
  request,
}) => {
  const { read } = await signInAsAdmin(request);
  const elements = elementsIn(mainOf(await read("/admin/help"))).map(
    ({ attributes }) => attributes,
  );
  const ids = elements.map(({ id }) => id);
  const guides = adminSections.flatMap(({ pages }) => pages.flatMap(({ guide }) => guide ?? []));
  for (const guide of guides) expect(ids).toContain(`section-${guide}`);
  const links = elements.flatMap(({ href }) => href ?? []);
  expect(links.filter((href) => !ids.includes(href.slice(1)))).toEqual([]);
  const pictures = elements.filter(({ src }) => src);
  expect(pictures.length).toBeGreaterThan(3);
  for (const { src, width } of pictures) {
    expect(Number(width)).toBeGreaterThan(0);
    expect((await request.get(src ?? "")).headers()["content-type"]).toBe("image/webp");
  }
});
