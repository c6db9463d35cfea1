import { useRejectOnClose } from '../videos/use-reject-on-close';
import { useOpenModal } from '../../kit/modals/open-modal-context';
import { PremiumPitch } from '../../subscriptions/premium-pitch';

/** Explains that video messages are part of Premium; closing it declines the offered one. */
export default function BecomePremiumVideoMessageModal() {
  const { meta } = useOpenModal();
  useRejectOnClose(meta['idempotencyKey'] ?? null);
  return (
    <PremiumPitch headline="video.headline" text="video.text" source="request_video_message" />
  );
}
