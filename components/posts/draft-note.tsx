export function DraftNote() {
  return (
    <p role="note" className="no-print border-b-4 border-mask bg-tint">
      <span className="wrap block py-3 font-[600]">
        This is a draft. Only admins see it; visitors are sent to the blog.
      </span>
    </p>
  );
}
