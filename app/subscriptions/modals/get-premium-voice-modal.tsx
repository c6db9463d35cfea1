import { PremiumPitch } from '../premium-pitch';

/** Offers Premium, which includes calls, to a person who wanted to call a character. */
export default function GetPremiumVoiceModal() {
  return <PremiumPitch headline="calls.headline" text="calls.text" source="premium_voice_call" />;
}
