import { FailModal } from '../fail-modal';

export default function FailFanClubModal() {
  return <FailModal of="club" />;
}
