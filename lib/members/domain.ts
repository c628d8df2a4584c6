import type { Domain } from "@/lib/domains/domain";

export const members: Domain = {
  pages: [
    { href: "/admin/users/invitations", permission: "users", failed: "load the invitations" },
  ],
  person: { invitations: ["Invitations", "invitation", "invitations"] },
  audit: {
    invitation: {
      label: "Invitations",
      href: "/admin/users/invitations",
      events: {
        created: "Invitation sent",
        changed: "Invitation accepted or revoked",
        deleted: "Invitation deleted",
      },
    },
  },
};
