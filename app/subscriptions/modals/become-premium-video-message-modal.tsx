import { PremiumPitch } from '../premium-pitch';

/** Video messages are a part of Premium. */
export default function BecomePremiumVideoMessageModal() {
  return (
    <PremiumPitch headline="video.headline" text="video.text" source="request_video_message" />
  );
}
