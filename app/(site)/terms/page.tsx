import { TermsHeader } from "@/components/legal/terms-header";
import { legalMetadata, legalPage } from "../legal-page";

export const generateMetadata = () => legalMetadata("terms");

export default function TermsPage() {
  return legalPage("terms", TermsHeader);
}
