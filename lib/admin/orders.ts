const byDate = [
  { value: "-created", label: "Newest first" },
  { value: "created", label: "Oldest first" },
] as const;

/** Sort orders for each list; the first is the default, which the URL omits. */
export const orders = {
  byDate,
  byDateOrEmail: [
    ...byDate,
    { value: "email", label: "Email, A to Z" },
    { value: "-email", label: "Email, Z to A" },
  ],
  ofRedirects: [
    ...byDate,
    { value: "source", label: "From, A to Z" },
    { value: "-source", label: "From, Z to A" },
    { value: "-hits", label: "Most used first" },
    { value: "hits", label: "Least used first" },
  ],
  ofMissingPaths: [
    { value: "-hits", label: "Most requests first" },
    { value: "-seen", label: "Latest first" },
    { value: "path", label: "Path, A to Z" },
  ],
  ofPosts: [
    ...byDate,
    { value: "title", label: "Title, A to Z" },
    { value: "-title", label: "Title, Z to A" },
    { value: "-changed", label: "Updated, newest first" },
    { value: "changed", label: "Updated, oldest first" },
  ],
  byNameOrPosts: [
    { value: "name", label: "Name, A to Z" },
    { value: "-name", label: "Name, Z to A" },
    { value: "-posts", label: "Most posts first" },
    { value: "posts", label: "Fewest posts first" },
  ],
} as const;
