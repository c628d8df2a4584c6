type Props = { confirm: string; later?: string | undefined; danger?: boolean };

/** Submit buttons of a confirmation form; if there are two, the first also sends `now`. */
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
