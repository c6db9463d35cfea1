import type { StoredReset } from '../server/stored-reset.server';

/** What is kept at one step. */
export type AtStep<Step extends StoredReset['step']> = Extract<StoredReset, { step: Step }>;

/** What a form of the reset leads to, with what its step has kept. */
type ResetAct =
  | { act: 'begin' | 'start-again' | 'finish' }
  | { act: 'verify' | 'resend'; kept: AtStep<'verification'> }
  | { act: 'set'; kept: AtStep<'set-new-password'> };

/**
 * What is done with a form of the reset, by its intent and the step that its browser stands at.
 * Whoever has lost their step on the way, or waited too long, starts again.
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
