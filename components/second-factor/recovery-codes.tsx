import { LinkForm } from "@/components/forms/link-form";
import { brand } from "@/content/brand";
import { leaveRecoveryCodes } from "@/lib/second-factor/enrol-actions";
import { CopyButton, PrintButton } from "./code-buttons";

export function RecoveryCodes({ codes, next }: { codes: readonly string[]; next: string }) {
  const text = codes.join("\n");
  const file = `${brand.name}: recovery codes, each works once\n\n${text}\n`;
  return (
    <div className="space-y-8">
      <ol className="space-y-2 border-2 border-field p-5">
        {codes.map((code) => (
          <li key={code} className="font-[650] whitespace-nowrap">
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-4 print:hidden">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="recovery-codes.txt"
          className="button button-quiet"
        >
          Download
        </a>
        <CopyButton text={text} />
        <PrintButton />
      </div>
      <div className="print:hidden">
        <LinkForm
          action={leaveRecoveryCodes}
          page="/login/recovery-codes"
          fields={{ next }}
          button="I've saved them"
        />
      </div>
    </div>
  );
}
