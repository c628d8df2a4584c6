import { newRegistration, postForm } from "@/e2e/support/account-pages";
import { elementsIn, mainOf, textOf } from "../html";
import { expect, test } from "../test";

type Values = Record<string, string>;

const forms: { path: string; typed: Values; passwords: string[]; errors: string[] }[] = [
  {
    path: "/login?next=/blog",
    typed: { email: "nobody", password: "five5", remember: "on", next: "/blog" },
    passwords: ["password"],
    errors: ["Invalid email address", "Password must be at least 6 characters"],
  },
  {
    path: "/login?next=/blog",
    typed: { email: "no@mail.example", password: "not-this", remember: "on", next: "/blog" },
    passwords: ["password"],
    errors: ["Invalid login credentials."],
  },
  {
    path: "/register",
    typed: { ...newRegistration("ines"), username: "ines b", confirmPassword: "another-password" },
    passwords: ["password", "confirmPassword"],
    errors: [
      "Username can only contain letters, numbers, underscores, and hyphens",
      "Invalid email address",
      "Passwords do not match",
    ],
  },
];

test.for(forms)(
  "without JavaScript, $path shows errors once and keeps the input, except passwords (case %#)",
  async ({ path, typed, passwords, errors }, { request }) => {
    const { location = "", text } = await postForm(request, path, typed);
    const html = mainOf(await (await request.get(location)).text());
    for (const error of errors) expect(textOf(html)).toContain(error);
    const shown = elementsIn(html).map(({ attributes }) => attributes);
    for (const [name, value] of Object.entries(typed)) {
      const field = shown.find((attributes) => attributes.name === name) ?? {};
      if (passwords.includes(name)) expect(text + html).not.toContain(value);
      else if (value === "on") expect(field, name).toHaveProperty("checked");
      else expect(field.value, name).toBe(value);
    }
    const later = textOf(await (await request.get(path)).text());
    for (const error of errors) expect(later).not.toContain(error);
  },
);
