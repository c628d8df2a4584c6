const maxTitles = 5;

export function PostTitles({ posts }: { posts: readonly { id: string; title: string }[] }) {
  const more = posts.length - maxTitles;
  return (
    <ul className="mt-3 grid gap-1 font-[650]">
      {posts.slice(0, maxTitles).map(({ id, title }) => (
        <li key={id} dir="auto">
          {title}
        </li>
      ))}
      {more > 0 && <li className="font-normal text-muted">and {more} more</li>}
    </ul>
  );
}
