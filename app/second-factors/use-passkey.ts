import type {
  PublicKeyCredentialCreationOptionsJSON as CreationOptions,
  PublicKeyCredentialRequestOptionsJSON as RequestOptions,
} from '@simplewebauthn/browser';
import { useSubmit } from '@remix-run/react';
import { useState, type FormEvent } from 'react';
import type { HolderKind } from '~/domain/second-factors/holder';

/** The use of a passkey. Each has its options at /passkey_options. */
export type PasskeyPurpose = 'sign-in' | 'second-step' | 'prove' | 'enrol' | 'add';
export type PasskeyError = 'unsupported' | 'refused' | 'failed' | 'known';

/**
 * Lets the browser's authenticator create a passkey or sign with one when the form is submitted, and then
 * submits the form. The library is loaded on first use.
 */
export function usePasskey(purpose: PasskeyPurpose, holder: HolderKind) {
  const submit = useSubmit();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<PasskeyError | null>(null);

  async function answer(target: HTMLFormElement) {
    setBusy(true);
    setError(null);
    try {
      const field = target.elements.namedItem('passkey');
      if (!(field instanceof HTMLInputElement)) return;
      const answered = await callAuthenticator(purpose, holder);
      field.value = answered === null ? '' : JSON.stringify(answered);
      submit(target);
    } catch (fault) {
      setError(nameOf(fault));
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    error,
    begin(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      void answer(event.currentTarget);
    },
  };
}

const makes = (purpose: PasskeyPurpose) => purpose === 'enrol' || purpose === 'add';

/** Returns null if something else must be proved first. The form's action reports what it is. */
async function callAuthenticator(purpose: PasskeyPurpose, holder: HolderKind): Promise<unknown> {
  const library = await import('@simplewebauthn/browser');
  if (!library.browserSupportsWebAuthn()) throw new Unsupported();
  const answered = await fetch('/passkey_options', {
    method: 'POST',
    body: new URLSearchParams({ purpose, holder }),
  });
  if (answered.status === 403) return null;
  if (!answered.ok) throw new Error(`the options were answered ${answered.status}`);
  return makes(purpose)
    ? library.startRegistration({ optionsJSON: (await answered.json()) as CreationOptions })
    : library.startAuthentication({ optionsJSON: (await answered.json()) as RequestOptions });
}

class Unsupported extends Error {
  override name = 'Unsupported';
}

function nameOf(fault: unknown): PasskeyError {
  if (!(fault instanceof Error)) return 'failed';
  if (fault.name === 'Unsupported') return 'unsupported';
  if (fault.name === 'InvalidStateError') return 'known';
  return fault.name === 'NotAllowedError' ? 'refused' : 'failed';
}
