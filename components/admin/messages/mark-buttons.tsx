import type { Message, MessageFlags } from "@/lib/messages/admin/schema";

type Props = { message: Message; onMark: (flags: Partial<MessageFlags>) => void };

export function MarkButtons({ message: { name, isRead, isSpam }, onMark }: Props) {
  const marks = [
    { key: "read", label: isRead ? "Mark unread" : "Mark read", flags: { isRead: !isRead } },
    { key: "spam", label: isSpam ? "Not spam" : "Spam", flags: { isSpam: !isSpam } },
  ];
  return marks.map(({ key, label, flags }) => (
    <button
      key={key}
      type="button"
      className="button button-quiet"
      aria-label={`${label}: message from ${name}`}
      onClick={() => onMark(flags)}
    >
      {label}
    </button>
  ));
}
