import { browserStore } from '../kit/browser/browser-store';

/** Keys under which a browser keeps what somebody meant to do before they signed in, and with what. */
export const createMyAiKey = 'INTENT_CREATE_MY_AI';
export const signUpFlowKey = 'SIGN_UP_FLOW';
export const providerKey = 'SIGN_IN_PROVIDER';

/** With what somebody signs in, so that they can be reminded of what they chose last time. */
export function rememberProvider(id: string): void {
  browserStore('localStorage', providerKey).write(id);
}

export function wantsToCreateAi(): boolean {
  return browserStore('localStorage', createMyAiKey).read() === 'true';
}

export function signUpFlow(): string {
  return browserStore('localStorage', signUpFlowKey).read() ?? 'manual_otp_flow';
}
