import { brand } from "@/content/brand";
import { button, mailHtml, paragraph } from "@/lib/email/mail";
import type { LinkType } from "./confirm-link";

type Template = { type: LinkType; heading: string; opening: string; button: string };

const closing = {
  signup:
    "The link works once, within an hour. If it was not you, ignore this email: nobody can use the account without the link.",
  recovery:
    "The link works once, within an hour. If it was not you, ignore this email: your password stays as it is.",
  invite: "The link works once, within an hour. If you did not expect it, ignore this email.",
  magiclink: "The link works once, within an hour. If it was not you, ignore this email.",
} as const;

export const mailTemplates: Record<string, Template> = {
  confirmation: {
    type: "signup",
    heading: "Confirm your address",
    opening: `Someone, most likely you, registered at ${brand.name} with this address. To confirm it, open this link and press the button on its page:`,
    button: "Confirm address",
  },
  recovery: {
    type: "recovery",
    heading: "A new password",
    opening: `Someone, most likely you, asked for a new password for the account at ${brand.name} with this address. To choose one, open this link:`,
    button: "Choose a new password",
  },
  invite: {
    type: "invite",
    heading: "You are invited",
    opening: `${brand.name} has made an account for you. To use it, open this link and choose a password:`,
    button: "Accept the invitation",
  },
  magic_link: {
    type: "magiclink",
    heading: "Your link to sign in",
    opening: `There have been too many attempts to sign in to the account at ${brand.name} with this address, perhaps by somebody else. With this link you can sign in all the same:`,
    button: "Sign In",
  },
};

/** The link opens a page that consumes the token only when its button is pressed. */
export function templateHtml({ type, heading, opening, button: buttonLabel }: Template): string {
  const link = `{{ .SiteURL }}/auth/confirm?token_hash={{ .TokenHash }}&type=${type}`;
  const blocks = [paragraph(opening), button(link, buttonLabel), paragraph(closing[type])];
  return `${mailHtml(heading, blocks)}\n`;
}
