"use client";

type Props = {
  message: string;
  /** How to try again; without it the page is loaded anew. */
  retry?: () => void;
};

/** In the place of what could not be loaded: `<LoadError message="Failed to load posts" />`. */
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
