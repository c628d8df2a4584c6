import type { Message, MessageMarks } from "@/lib/messages/admin-schema";

type Props = { message: Message; onMark: (marks: Partial<MessageMarks>) => void };

/** Read or unread, spam or not. The names tell the buttons of a list apart. */
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
