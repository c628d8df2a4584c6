import { RowForm } from "@/components/admin/list/rows/row-form";
import { sendExampleMail } from "@/lib/content/admin/mail-actions";
import { mailStrings } from "@/lib/content/admin/strings";
import type { OutgoingMail } from "@/lib/email/mail";

/** Shows an email as saved, with example values. */
export function MailPanel({ kind, subject, html, text }: OutgoingMail) {
  return (
    <section aria-labelledby="preview" className="mail-panel">
      <h2 id="preview">Preview</h2>
      <p className="label text-muted">The saved text with example values.</p>
      <p className="my-3">
        Subject: <bdi className="font-[650]">{subject}</bdi>
      </p>
      <iframe title="Email" sandbox="" srcDoc={html} />
      <details className="mt-3">
        <summary>Plain text version</summary>
        <pre>{text}</pre>
      </details>
      <RowForm
        action={sendExampleMail}
        fields={[["key", kind]]}
        failed={mailStrings.failed}
        pending="Sending..."
      >
        Send test email
      </RowForm>
    </section>
  );
}
