export function DraftBadge() {
  return <span className="label inline-block bg-mask px-2.5 py-1 text-on-mask">Draft</span>;
}
