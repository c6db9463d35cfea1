import { LegalModal } from '../legal-modal';

export default function TermsModal() {
  return <LegalModal name="terms" />;
}
