import { PremiumPitch } from '../premium-pitch';

/** The same where tokens do not suffice for it. */
export default function BecomePremiumCreateAITokenShortage() {
  return (
    <PremiumPitch
      headline="create.headline"
      text="create.short-of-tokens"
      source="create_ai_premium"
    />
  );
}
