import type { Domain } from "@/lib/domains/domain";

export const secondFactor: Domain = {
  audit: {
    "second-factor": {
      label: "Two-step sign-in",
      events: {
        created: "Two-step sign-in set up",
        deleted: "Two-step sign-in turned off",
        refused: "Sign-in code rejected",
      },
    },
    "recovery-code": {
      label: "Recovery codes",
      events: {
        created: "New recovery codes created",
        deleted: "Recovery code used",
        refused: "Recovery code rejected",
      },
    },
  },
};
