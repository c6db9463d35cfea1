import { PremiumPitch } from '../premium-pitch';

/** Offers Premium, which allows the user to create more characters. */
export default function BecomePremiumCreateAI() {
  return <PremiumPitch headline="create.headline" text="create.text" source="create_ai_premium" />;
}
