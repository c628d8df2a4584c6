import { FilterBar } from "@/components/admin/list/filter-bar";
import type { PostFilters } from "@/lib/posts/admin/filter";

type Props = {
  filters: PostFilters;
  tags: readonly { slug: string; name: string }[];
};

export function PostFilter({ filters: { search, status, tag, sort }, tags }: Props) {
  const tagOptions = [
    { value: "", label: "All tags" },
    ...tags.map(({ slug, name }) => ({ value: slug, label: name })),
  ];
  return (
    <FilterBar
      path="/admin/posts"
      label="Filter posts"
      search={{ name: "search", label: "Search title, address and tags", value: search }}
      selects={[
        { name: "status", label: "Status", value: status, options: statuses },
        { name: "tag", label: "Tag", value: tag, options: tagOptions },
      ]}
      sort={{ value: sort, options: orders }}
    />
  );
}

const statuses = [
  { value: "", label: "All" },
  { value: "published", label: "Published" },
  { value: "draft", label: "Drafts" },
];

const orders = [
  { value: "-created", label: "Newest first" },
  { value: "created", label: "Oldest first" },
  { value: "title", label: "Title, A to Z" },
  { value: "-title", label: "Title, Z to A" },
  { value: "-changed", label: "Last changed first" },
  { value: "changed", label: "Last changed last" },
] as const;
