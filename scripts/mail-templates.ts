import "./alias.ts";
import { writeFile } from "node:fs/promises";

const { mailTemplates, templateHtml } = await import("../lib/accounts/mail-templates.ts");

for (const [name, template] of Object.entries(mailTemplates)) {
  const file = `supabase/templates/${name}.html`;
  await writeFile(file, templateHtml(template));
  console.log(`${file} written`);
}
