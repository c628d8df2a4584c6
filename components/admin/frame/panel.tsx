import { type ReactNode, useId } from "react";

type Props = { title: string; actions?: ReactNode; children: ReactNode };

export function Panel({ title, actions, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="panel">
      <div className="panel-head">
        <h2 id={id}>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
