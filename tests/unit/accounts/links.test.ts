import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { confirmLinkStatus } from "@/lib/accounts/confirm-link";
import { mailTemplates, templateHtml } from "@/lib/accounts/mail-templates";
import { authTemplates } from "@/local/supabase/auth-templates";

const token = "d14a028c2a3a2bc9476102bb288234c415a2b01f828ea62ac5b3e42f";

test.each([
  [`/auth/confirm?token_hash=${token}&type=signup`, 200],
  [`/auth/confirm?token_hash=pkce_${token}&type=recovery`, 200],
  ["/auth/confirm?type=signup&outcome=expired", 410],
  [`/auth/confirm?token_hash=${token}&type=signup&outcome=unavailable`, 503],
  ["/auth/confirm", 403],
  [`/auth/confirm?token_hash=${token}`, 403],
  [`/auth/confirm?token_hash=${token}&type=nonsense`, 403],
  [`/auth/confirm?token_hash=${token}&token_hash=${token}&type=signup`, 403],
  ["/auth/confirm?token_hash=short&type=signup", 403],
  [`/auth/confirm?token_hash=${"a".repeat(201)}&type=signup`, 403],
  [`/auth/confirm?token_hash=${token}%0d%0a&type=signup`, 403],
  ["/auth/confirm?token_hash[]=x&type=signup", 403],
  ["/auth/confirmed", null],
])("the link %s returns the status %s", (link, status) => {
  expect(confirmLinkStatus(new URL(link, "http://site.example"))).toBe(status);
});

test.each(Object.entries(mailTemplates))(
  "the auth server's %s email matches the stored file and links only to our own page",
  async (name, template) => {
    const file = `supabase/templates/${name}.html`;
    const html = templateHtml(template);
    // To update the files after changing the site's name or look: npm run mail-templates
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
