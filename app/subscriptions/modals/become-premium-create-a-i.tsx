import { PremiumPitch } from '../premium-pitch';

/** Making more characters of one's own is a part of Premium. */
export default function BecomePremiumCreateAI() {
  return <PremiumPitch headline="create.headline" text="create.text" source="create_ai_premium" />;
}
