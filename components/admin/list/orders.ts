/** Orders of a list to choose from; the first is the one that its address leaves out. */
export const orders = {
  byDate: [
    { value: "-created", label: "Newest first" },
    { value: "created", label: "Oldest first" },
  ],
  byDateOrEmail: [
    { value: "-created", label: "Newest first" },
    { value: "created", label: "Oldest first" },
    { value: "email", label: "Email, A to Z" },
    { value: "-email", label: "Email, Z to A" },
  ],
  byNameOrPosts: [
    { value: "name", label: "Name, A to Z" },
    { value: "-name", label: "Name, Z to A" },
    { value: "-posts", label: "Most posts first" },
    { value: "posts", label: "Fewest posts first" },
  ],
} as const;
