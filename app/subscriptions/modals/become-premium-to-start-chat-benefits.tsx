import { PremiumPitch } from '../premium-pitch';

/** Shows the benefits of Premium to a person who wants to start a chat. */
export default function BecomePremiumToStartChatBenefits() {
  return (
    <PremiumPitch
      headline="chat.headline"
      text="chat.text"
      source="become_premium_to_start_chat_benefits"
    />
  );
}
