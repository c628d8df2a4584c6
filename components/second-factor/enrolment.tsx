import type { ActionResult } from "@/lib/action";
import type { QrCode } from "@/lib/second-factor/qr-code";
import { StepForm } from "./step-form";

type Props = { uri: string; qrCode: QrCode; secret: string; next: string; flash: ActionResult };

export function Enrolment({ uri, qrCode: { size, path }, secret, next, flash }: Props) {
  return (
    <ol className="space-y-8">
      <li>
        <h2 className="text-[1.25rem]">1. Scan this with your authenticator app</h2>
        {/* Black on white in both themes: some cameras can't read inverted codes. */}
        <svg
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label="QR code for the key below"
          shapeRendering="crispEdges"
          className="mt-4 h-auto w-[14rem] max-w-full border-2 border-field"
        >
          <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
          <path fill="#000" d={path} />
        </svg>
        <p className="mt-4">
          Or{" "}
          <a href={uri} className="underline decoration-2 underline-offset-4">
            open the app on this device
          </a>
          , or enter this key:
        </p>
        <p className="mt-1 font-[650]">
          <code>{secret.match(/.{1,4}/g)?.join(" ")}</code>
        </p>
      </li>
      <li>
        <h2 className="text-[1.25rem]">2. Enter the code from the app</h2>
        <div className="mt-4">
          <StepForm step="enrol" next={next} flash={flash} />
        </div>
      </li>
    </ol>
  );
}
