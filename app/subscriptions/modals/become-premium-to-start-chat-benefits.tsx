import { PremiumPitch } from '../premium-pitch';

/** For whoever would begin to talk. */
export default function BecomePremiumToStartChatBenefits() {
  return (
    <PremiumPitch
      headline="chat.headline"
      text="chat.text"
      source="become_premium_to_start_chat_benefits"
    />
  );
}
