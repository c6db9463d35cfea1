import type { FormPlace } from './form-origin';

/** Keys under which a browser keeps what somebody meant to do before they signed in. */
const createMyAiKey = 'INTENT_CREATE_MY_AI';
const signUpFlowKey = 'SIGN_UP_FLOW';

/** Somebody wanted to make a character of their own and has to sign in first. */
export function rememberCreateMyAi(): void {
  write(createMyAiKey, 'true');
}

/** Which of the site's ways led to the sign-up form, told when the registration is complete. */
export function rememberSignUpFlow(flow: string): void {
  write(signUpFlowKey, flow);
}

export function wantsToCreateAi(): boolean {
  return read(createMyAiKey) === 'true';
}

export function signUpFlow(): string {
  return read(signUpFlowKey) ?? 'manual_otp_flow';
}

/** Where somebody registered: on the page of its own, or in a modal over another. */
export function registrationSource(place: FormPlace): 'standalone_signup' | 'manual' {
  return place === 'page' ? 'standalone_signup' : 'manual';
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is full or forbidden: the intent is forgotten, nothing else.
  }
}
