import { useRejectOnClose } from '../videos/use-reject-on-close';
import { useOpenModal } from '../../kit/modals/open-modal-context';
import { PremiumPitch } from '../../subscriptions/premium-pitch';

/** Video messages are a part of Premium; whoever closes it leaves the one that is offered. */
export default function BecomePremiumVideoMessageModal() {
  const { meta } = useOpenModal();
  useRejectOnClose(meta['idempotencyKey'] ?? null);
  return (
    <PremiumPitch headline="video.headline" text="video.text" source="request_video_message" />
  );
}
