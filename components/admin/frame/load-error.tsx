"use client";

type Props = {
  message: string;
  retry?: () => void;
};

export function LoadError({ message, retry = () => location.reload() }: Props) {
  return (
    <div role="alert" className="load-error">
      <p className="font-[600]">{message}</p>
      <button type="button" className="button mt-4" onClick={() => retry()}>
        Try Again
      </button>
    </div>
  );
}
