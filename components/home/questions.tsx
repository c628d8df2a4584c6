import { RenderedText } from "@/components/ui/html/rendered-text";

type Props = {
  heading: string;
  /** `answer` is HTML, sanitised by lib/markdown. */
  questions: readonly { question: string; answer: string }[];
};

/** Questions and answers. Renders nothing if there are none. */
export function Questions({ heading, questions }: Props) {
  if (questions.length === 0) return null;
  return (
    <section id="questions" aria-labelledby="questions-heading" className="section bg-tint">
      <div className="wrap grid-12 gap-y-10">
        <h2 id="questions-heading" className="headline col-span-12 max-w-[8em] lg:col-span-5">
          {heading}
        </h2>
        <div className="col-span-12 lg:col-span-7">
          {questions.map(({ question, answer }) => (
            <details key={question} className="border-t-4 border-mask py-4 last:border-b-4">
              <summary className="title cursor-pointer">{question}</summary>
              <RenderedText html={answer} className="mt-4 max-w-[34em]" />
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
