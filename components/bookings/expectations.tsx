import { getStarted } from "@/content/get-started";

/** `email` is for questions. */
export function Expectations({ email }: { email: string }) {
  const { expect, reasons, help } = getStarted;
  return (
    <>
      <section aria-labelledby="expect">
        <h2 id="expect" className="title border-t-8 border-mask pt-5">
          {expect.heading}
        </h2>
        <ol className="mt-5">
          {expect.steps.map((step, index) => (
            <li key={step} className="flex items-baseline gap-5 border-b border-line py-4">
              <span aria-hidden="true" className="numeral w-[0.7em] shrink-0 text-[2.6rem]">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="reasons">
        <h2 id="reasons" className="title border-t-8 border-mask pt-5">
          {reasons.heading}
        </h2>
        <ul className="mt-5">
          {reasons.list.map((reason) => (
            <li key={reason} className="border-b border-line py-3.5">
              {reason}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="help" className="surface-sun px-6 py-7 sm:px-8">
        <h2 id="help" className="title">
          {help.heading}
        </h2>
        <p className="mt-3">{help.text}</p>
        <p className="mt-3 text-[1.15rem]">
          <a className="link font-[600]" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      </section>
    </>
  );
}
