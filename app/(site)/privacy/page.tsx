import { PrivacyHeader } from "@/components/legal/privacy-header";
import { legalMetadata, legalPage } from "../legal-page";

export const generateMetadata = () => legalMetadata("privacy");

export default function PrivacyPage() {
  return legalPage("privacy", PrivacyHeader);
}
