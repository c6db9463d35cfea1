import { FailModal } from '../outcome-modal';

export default function FailPremiumModal() {
  return <FailModal of="premium" />;
}
