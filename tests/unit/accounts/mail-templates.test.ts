import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { mailTemplates, templateHtml } from "@/lib/accounts/mail-templates";
import { authTemplates } from "@/local/supabase/auth-templates";

test.each(Object.entries(mailTemplates))(
  "the auth server's mail %s is the stored file, and links to our own page",
  async (name, template) => {
    const file = `supabase/templates/${name}.html`;
    const html = templateHtml(template);
    // After a change of the site's name or look: npm run mail-templates
    expect(await readFile(file, "utf8"), "is the stored file").toBe(html);

    expect(html.match(/href="[^"]*"/g), "links to our own page and nowhere else").toEqual([
      `href="{{ .SiteURL }}/auth/confirm?token_hash={{ .TokenHash }}&#38;type=${template.type}"`,
      expect.stringContaining("mailto:"),
    ]);

    const { subject, content_path } = authTemplates[name as keyof typeof authTemplates];
    const hosted = `[auth.email.template.${name}]\nsubject = "${subject}"\ncontent_path = "./${file}"\n`;
    expect(await readFile("supabase/config.toml", "utf8"), "is the hosted one").toContain(hosted);
    expect(content_path, "is the local stack's").toMatch(new RegExp(`/${file}$`));
  },
);
