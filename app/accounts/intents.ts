import { browserStore } from '../kit/browser/browser-store';

/** Storage keys for the intent of a visitor before sign-in, and for the sign-in method. */
export const createMyAiKey = 'INTENT_CREATE_MY_AI';
/** The address of a made character, which a person opens after they are verified. */
export const generatedSlugKey = 'paywallGeneratedCharacterSlug';
export const signUpFlowKey = 'SIGN_UP_FLOW';
export const providerKey = 'SIGN_IN_PROVIDER';

/** Stores the sign-in provider, to remind the person of it at the next sign-in. */
export function rememberProvider(id: string): void {
  browserStore('localStorage', providerKey).write(id);
}

export function wantsToCreateAi(): boolean {
  return browserStore('localStorage', createMyAiKey).read() === 'true';
}

/** Returns the address of a character that was made before the person signed in; null if there is none. */
export const generatedSlug = (): string | null =>
  browserStore('localStorage', generatedSlugKey).read();

export function signUpFlow(): string {
  return browserStore('localStorage', signUpFlowKey).read() ?? 'manual_otp_flow';
}
