import { FailModal } from '../fail-modal';

export default function FailPremiumModal() {
  return <FailModal of="premium" />;
}
