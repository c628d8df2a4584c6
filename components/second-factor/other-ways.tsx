type Props = { page: string; next: string; children: string } | { page?: undefined };

/** Alternatives to the form: another way to continue, and signing out. */
export function OtherWays(props: Props) {
  return (
    <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
      {props.page && (
        <a href={`${props.page}?${new URLSearchParams({ next: props.next })}`} className={link}>
          {props.children}
        </a>
      )}
      <form method="post" action="/auth/sign-out">
        <button type="submit" className={`cursor-pointer ${link}`}>
          Sign Out
        </button>
      </form>
    </div>
  );
}

const link =
  "inline-flex min-h-11 items-center font-[600] underline decoration-2 underline-offset-4 hover:decoration-4";
