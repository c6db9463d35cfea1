import { FailModal } from '../outcome-modal';

export default function FailTokenModal() {
  return <FailModal of="tokens" />;
}
