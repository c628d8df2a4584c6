import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { mailTemplates, templateHtml } from "@/lib/accounts/mail-templates";
import { authTemplates } from "@/local/supabase/auth-templates";

describe.each(Object.entries(mailTemplates))("the auth server's mail %s", (name, template) => {
  const file = `supabase/templates/${name}.html`;

  // After a change of the site's name or look: npm run mail-templates
  test("is the stored file", async () => {
    expect(await readFile(file, "utf8")).toBe(templateHtml(template));
  });

  test("links to our own page with the token, and nowhere else", () => {
    expect(templateHtml(template).match(/href="[^"]*"/g)).toEqual([
      `href="{{ .SiteURL }}/auth/confirm?token_hash={{ .TokenHash }}&#38;type=${template.type}"`,
      expect.stringContaining("mailto:"),
    ]);
  });

  test("is the same for a hosted project and for the local stack", async () => {
    const { subject, content_path } = authTemplates[name as keyof typeof authTemplates];
    expect(await readFile("supabase/config.toml", "utf8")).toContain(
      `[auth.email.template.${name}]\nsubject = "${subject}"\ncontent_path = "./${file}"\n`,
    );
    expect(content_path).toMatch(new RegExp(`/${file}$`));
  });
});
