"use client";

export function LoadError({ message }: { message: string }) {
  return (
    <div role="alert" className="load-error">
      <p className="font-[600]">{message}</p>
      <button type="button" className="button mt-4" onClick={() => location.reload()}>
        Try Again
      </button>
    </div>
  );
}
