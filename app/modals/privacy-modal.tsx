import { LegalModal } from '../components/legal/legal-modal';

export default function PrivacyModal() {
  return <LegalModal name="privacy" />;
}
