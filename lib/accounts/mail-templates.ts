import { brand } from "@/content/brand";
import { site } from "@/content/site";
import { button, mailHtml, paragraph } from "@/lib/email/mail";
import type { LinkType } from "./confirm-link";

type Template = { type: LinkType; heading: string; opening: string; button: string };

const closing = {
  signup:
    "The link works once, within an hour. If this wasn't you, ignore this email: nobody can use the account without the link.",
  recovery:
    "The link works once, within an hour. If this wasn't you, ignore this email: your password stays the same.",
  invite: "The link works once, within an hour. If you weren't expecting it, ignore this email.",
  magiclink: "The link works once, within an hour. If this wasn't you, ignore this email.",
} as const;

export const mailTemplates: Record<string, Template> = {
  confirmation: {
    type: "signup",
    heading: "Confirm your email",
    opening: `Someone, probably you, signed up at ${brand.name} with this email. Confirm it here:`,
    button: "Confirm email",
  },
  recovery: {
    type: "recovery",
    heading: "Reset your password",
    opening: `Someone, probably you, asked to reset the password for your ${brand.name} account. Choose a new one here:`,
    button: "Choose new password",
  },
  invite: {
    type: "invite",
    heading: "You're invited",
    opening: `${brand.name} has created an account for you. To start using it, choose a password:`,
    button: "Accept invitation",
  },
  magic_link: {
    type: "magiclink",
    heading: "Your sign-in link",
    opening: `There were too many attempts to sign in to your ${brand.name} account, perhaps by someone else. You can still sign in with this link:`,
    button: "Sign In",
  },
};

/** The link opens a page that consumes the token only when its button is pressed. */
export function templateHtml({ type, heading, opening, button: buttonLabel }: Template): string {
  const link = `{{ .SiteURL }}/auth/confirm?token_hash={{ .TokenHash }}&type=${type}`;
  const blocks = [paragraph(opening), button(link, buttonLabel), paragraph(closing[type])];
  return `${mailHtml(heading, blocks, site.email)}\n`;
}
