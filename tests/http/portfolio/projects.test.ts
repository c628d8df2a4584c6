import { headingOf } from "../html";
import { expect, test } from "../test";

const missing = ["10", "7abc", "-7", "%37%20", "7".repeat(2_000)];

test.for(missing.map((id) => [id.slice(0, 20), id] as const))(
  "/portfolio/%s says that no project is there, with 404",
  async ([, id], { request }) => {
    const response = await request.get(`/portfolio/${id}`);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(headingOf(html)).toBe("Project not found");
    expect(html).toContain("The project you&#x27;re looking for doesn&#x27;t exist.");
    expect(html).toMatch(/<a [^>]*href="\/portfolio"[^>]*>(<[^>]*>)*Back to portfolio/);
  },
);
