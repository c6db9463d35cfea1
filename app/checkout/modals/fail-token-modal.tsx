import { FailModal } from '../fail-modal';

export default function FailTokenModal() {
  return <FailModal of="tokens" />;
}
