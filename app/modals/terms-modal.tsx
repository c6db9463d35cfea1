import { LegalModal } from '../components/legal/legal-modal';

export default function TermsModal() {
  return <LegalModal name="terms" />;
}
