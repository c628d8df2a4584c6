type Props = { confirm: string; later?: string | undefined; danger?: boolean };

/** Submits a confirmation form; if there are two choices, the first submits `now`. */
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
