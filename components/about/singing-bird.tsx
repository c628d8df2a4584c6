/** The kiskadee on its wire, beak open. The wire is the lower edge of the picture; the tail hangs below it. */
export function SingingBird({ className }: { className?: string }) {
  return (
    <svg viewBox="-150 50 960 1130" className={className} aria-hidden="true" focusable="false">
      <path d="M-46 860c-30 150-62 300-84 460h120c24-150 50-290 96-420z" fill="var(--rust-wing)" />
      <path d="M20 900c-34 130-58 270-78 420h48c24-150 50-290 96-420z" fill="var(--ink)" />
      <path
        d="M110 390C0 530-66 700-50 880c14 120 160 180 320 160 190-26 320-180 320-400 0-84-14-160-34-220z"
        fill="var(--sun-deep)"
      />
      <path
        d="M104 396C0 520-70 690-66 900c0 30 2 50 6 70 150-30 270-150 306-330 14-76 8-160-16-240z"
        fill="var(--rust-wing)"
      />
      <path d="M196 470C150 640 60 790-58 880v36C90 840 190 690 232 520z" fill="var(--ink)" />
      <path d="M130 430C90 560 20 690-62 780v40C50 730 126 600 168 452z" fill="var(--ink)" />
      <path d="M250 1030v150M352 1014v166" stroke="var(--ink)" strokeWidth="30" />
      <path d="M96 300a236 236 0 0 1 472 0z" fill="var(--ink)" />
      <path d="M568 300c-1-18-3-34-7-50-140-32-300-24-458 8-4 14-6 28-7 42z" fill="var(--brow)" />
      <path d="M104 400h460c-20 96-104 158-214 158-118 0-214-62-246-158z" fill="var(--brow)" />
      <path d="M96 298h476v104H104q-8-50-8-104z" fill="var(--ink)" />
      <path d="M560 298c90-20 180-40 250-34-60 54-150 90-250 92z" fill="var(--ink)" />
      <path d="M560 372c70 14 130 44 176 92-70 6-140-18-196-62z" fill="var(--ink)" />
      <circle cx="440" cy="350" r="31" fill="var(--sun)" />
      <circle cx="440" cy="350" r="17" fill="var(--ink)" />
      <circle cx="448" cy="342" r="5.5" fill="var(--brow)" />
    </svg>
  );
}
