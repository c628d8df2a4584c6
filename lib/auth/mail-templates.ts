import { site } from "@/content/site";
import { mailButton, mailLayout } from "@/lib/email/layout";
import { escapeHtml } from "@/lib/email/mail";
import type { LinkType } from "./confirm-link";

type Template = { type: LinkType; heading: string; opening: string; button: string };

const closing = {
  signup:
    "The link works for an hour, and once. If it was not you, do nothing: nobody can use the account without it.",
  recovery:
    "The link works for an hour, and once. If it was not you, do nothing: your password stays as it is.",
  invite: "The link works for an hour, and once. If you expected nothing of the kind, do nothing.",
  magiclink: "The link works for an hour, and once. If it was not you, do nothing.",
} as const;

/** By the name of the auth server's template: what each of its mails says. */
export const mailTemplates: Record<string, Template> = {
  confirmation: {
    type: "signup",
    heading: "Confirm your address",
    opening: `Somebody, most likely you, has registered at ${site.name} with this address. Press the button on the page behind this link, and the account is yours:`,
    button: "Confirm address",
  },
  recovery: {
    type: "recovery",
    heading: "A new password",
    opening: `Somebody, most likely you, has forgotten the password of the account at ${site.name} with this address. The page behind this link lets you choose a new one:`,
    button: "Choose a new password",
  },
  invite: {
    type: "invite",
    heading: "You are invited",
    opening: `${site.name} has made an account for you. Press the button on the page behind this link and choose a password:`,
    button: "Accept the invitation",
  },
  magic_link: {
    type: "magiclink",
    heading: "Your link to sign in",
    opening: `Somebody, most likely you, asked for a link to sign in to ${site.name}. Here it is:`,
    button: "Sign In",
  },
};

/**
 * The HTML of a mail that the auth server sends, with its own marks for what only it knows. Links lead
 * to a page of ours, which uses the token when somebody presses its button, and not before.
 */
export function templateHtml({ type, heading, opening, button }: Template): string {
  const link = `{{ .SiteURL }}/auth/confirm?token_hash={{ .TokenHash }}&type=${type}`;
  return `${mailLayout(
    heading,
    `<p>${escapeHtml(opening)}</p><p>${mailButton(link, button)}</p><p>${escapeHtml(closing[type])}</p>`,
  )}\n`;
}
