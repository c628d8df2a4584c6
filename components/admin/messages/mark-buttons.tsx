import type { Message, MessageFlags } from "@/lib/messages/admin/schema";

type Props = { message: Message; onMark: (flags: Partial<MessageFlags>) => void };

export function MarkButtons({ message: { name, isRead, isSpam }, onMark }: Props) {
  const read = isRead ? "Mark unread" : "Mark read";
  const spam = isSpam ? "Not spam" : "Spam";
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        aria-label={`${read}: message from ${name}`}
        onClick={() => onMark({ isRead: !isRead })}
      >
        {read}
      </button>
      <button
        type="button"
        className="button button-quiet"
        aria-label={`${spam}: message from ${name}`}
        onClick={() => onMark({ isSpam: !isSpam })}
      >
        {spam}
      </button>
    </>
  );
}
