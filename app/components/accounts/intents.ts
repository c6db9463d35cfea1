/** Keys under which a browser keeps what somebody meant to do before they signed in, and with what. */
export const createMyAiKey = 'INTENT_CREATE_MY_AI';
export const signUpFlowKey = 'SIGN_UP_FLOW';
export const providerKey = 'SIGN_IN_PROVIDER';

/** With what somebody signs in, so that they can be reminded of what they chose last time. */
export function rememberProvider(id: string): void {
  write(providerKey, id);
}

export function wantsToCreateAi(): boolean {
  return read(createMyAiKey) === 'true';
}

export function signUpFlow(): string {
  return read(signUpFlowKey) ?? 'manual_otp_flow';
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
