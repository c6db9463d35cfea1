import { PremiumPitch } from '../premium-pitch';

/** Calls are a part of Premium; it names whom one would call. */
export default function GetPremiumVoiceModal() {
  return <PremiumPitch headline="calls.headline" text="calls.text" source="premium_voice_call" />;
}
