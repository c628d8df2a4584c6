type Props = { confirm: string; later?: string | undefined; danger?: boolean };

/** Sends the form of a question; with two answers, the first one as `now`. */
export function ChangeButtons({ confirm, later, danger }: Props) {
  return (
    <>
      <button
        type="submit"
        className={`button ${danger ? "button-danger" : ""}`}
        {...(later && { name: "now", value: "yes" })}
      >
        {confirm}
      </button>
      {later && (
        <button type="submit" className="button">
          {later}
        </button>
      )}
    </>
  );
}
