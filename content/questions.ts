/** Questions and answers under the plans. `answer` is Markdown. */
export const questions: {
  heading: string;
  questions: readonly { question: string; answer: string }[];
} = {
  heading: "Questions and answers",
  questions: [],
};
