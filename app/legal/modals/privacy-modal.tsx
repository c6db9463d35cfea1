import { LegalModal } from '../legal-modal';

export default function PrivacyModal() {
  return <LegalModal name="privacy" />;
}
