import type { StoredReset } from '../server/stored-reset.server';

/** The stored data of one step. */
export type AtStep<Step extends StoredReset['step']> = Extract<StoredReset, { step: Step }>;

/** The action that a reset form triggers, with the stored data of its step. */
type ResetAct =
  | { act: 'begin' | 'start-again' | 'finish' }
  | { act: 'verify' | 'resend'; kept: AtStep<'verification'> }
  | { act: 'set'; kept: AtStep<'set-new-password'> };

/**
 * Decides the action for a reset form, from its intent and the stored step. A browser whose step is
 * missing or expired starts again.
 */
export function decideResetStep(
  intent: FormDataEntryValue | null,
  kept: StoredReset | null,
): ResetAct {
  switch (intent) {
    case 'verify':
    case 'resend':
      return kept?.step === 'verification' ? { act: intent, kept } : { act: 'start-again' };
    case 'set':
      return kept?.step === 'set-new-password' ? { act: 'set', kept } : { act: 'start-again' };
    case 'restart':
      return { act: 'start-again' };
    case 'finish':
      return { act: 'finish' };
    default:
      return { act: 'begin' };
  }
}
