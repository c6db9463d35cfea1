import { FailModal } from '../outcome-modal';

export default function FailFanClubModal() {
  return <FailModal of="club" />;
}
