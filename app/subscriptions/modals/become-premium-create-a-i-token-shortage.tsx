import { PremiumPitch } from '../premium-pitch';

/** Offers Premium for creating more characters, when the tokens do not suffice. */
export default function BecomePremiumCreateAITokenShortage() {
  return (
    <PremiumPitch
      headline="create.headline"
      text="create.short-of-tokens"
      source="create_ai_premium"
    />
  );
}
