import type { Metadata, Route } from "next";
import { redirect } from "next/navigation";
import { connection } from "next/server";
import { AuthFrame } from "@/components/accounts/auth-frame";
import { ConfirmedForm } from "@/components/accounts/confirmed-form";
import { Enrolment } from "@/components/second-factor/enrolment";
import { OtherWays } from "@/components/second-factor/other-ways";
import { secondFactorPages } from "@/content/auth";
import { may } from "@/lib/auth/permissions";
import { safeRedirectPath } from "@/lib/auth/safe-redirect-path";
import { getViewer } from "@/lib/auth/session";
import { readFlash } from "@/lib/forms/flash";
import { startEnrolment } from "@/lib/second-factor/enrol-actions";
import { enrolmentUri, qrCode } from "@/lib/second-factor/qr-code";
import { readSetup } from "@/lib/second-factor/setup-cookie";
import { countRecoveryCodes } from "@/lib/settings/admin/queries";

const { title, lead, required } = secondFactorPages.enrol;

export const metadata: Metadata = { title: "Two-step sign-in" };

export default async function EnrolPage({ searchParams }: PageProps<"/login/enrol">) {
  await connection();
  const { next, answer } = await searchParams;
  const path = safeRedirectPath(next, "/admin");
  const flash = await readFlash(answer);
  const [viewer, setup] = [await getViewer(), await readSetup()];
  // Already set up, and perhaps reached with the browser's Back button.
  const isAdmin = viewer && !viewer.step && may(viewer, "admin");
  if (isAdmin && (await countRecoveryCodes()) !== null) redirect(path as Route);
  const secret = setup && "secret" in setup ? setup.secret : null;
  const uri = viewer && secret && enrolmentUri(viewer.email, secret);
  const isRequired = viewer?.step === "enrol";
  return (
    <AuthFrame title={title} lead={isRequired ? required : lead}>
      {uri && secret ? (
        <Enrolment uri={uri} qrCode={qrCode(uri)} secret={secret} next={path} flash={flash} />
      ) : (
        <ConfirmedForm
          action={startEnrolment}
          page="/login/enrol"
          fields={{ next: path }}
          viewer={viewer ?? { email: "", isRecent: true }}
          flash={flash}
          label="Start"
          button="Start"
        >
          <p>
            You need an authenticator app; many password managers have one. You'll get recovery
            codes in case you lose your phone.
          </p>
        </ConfirmedForm>
      )}
      {isRequired && <OtherWays />}
    </AuthFrame>
  );
}
