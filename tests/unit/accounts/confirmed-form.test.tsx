import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ConfirmedForm } from "@/components/accounts/confirmed-form";
import { RequirementForm } from "@/components/admin/settings/requirement-form";
import { type ActionResult, idle, invalid } from "@/lib/action";
import { permissions } from "@/lib/auth/permissions";

const viewer = {
  ...{ id: "a", email: "me@mail.example", isAdmin: true, role: null, permissions },
  ...{ step: null, sessionId: "s" },
};
const wrong = invalid<"your_password">({ your_password: "Wrong" }, {});

function confirmed(isRecent: boolean, flash: ActionResult<"your_password">): string {
  const props = {
    page: "/login/enrol",
    fields: { next: "/admin" },
    label: "Start",
    button: "Start",
  };
  const action = async () => idle;
  return renderToStaticMarkup(
    <ConfirmedForm {...props} action={action} viewer={{ ...viewer, isRecent }} flash={flash}>
      Words
    </ConfirmedForm>,
  );
}

function requirement(isRecent: boolean, flash: ActionResult<"required" | "your_password">) {
  return renderToStaticMarkup(
    <RequirementForm isRequired viewer={{ ...viewer, isRecent }} flash={flash} />,
  );
}

test.each([
  ["the form of one button", confirmed],
  ["the form of the requirement", requirement],
])(
  "%s asks for the password unless the sign-in is recent, and shows its error",
  (_name, render) => {
    const asks = /<input[^>]*type="password"[^>]* name="your_password"/;
    expect(render(true, idle)).not.toMatch(asks);
    expect(render(false, idle)).toMatch(asks);
    const refused = render(true, wrong);
    expect(refused).toMatch(asks);
    expect(refused).toMatch(/aria-invalid="true"[\s\S]*Wrong/);
  },
);

test("the requirement form keeps the submitted checkbox state after an error", () => {
  const box = (html: string) => /<input[^>]*type="checkbox"[^>]*>/.exec(html)?.[0];
  expect(box(requirement(false, idle))).toContain('checked=""');
  expect(box(requirement(false, wrong))).not.toContain('checked=""');
});
