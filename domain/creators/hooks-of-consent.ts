import { defineHook } from '../shared/hooks';
import type { ConsentScope } from './consent-texts';

/** A model is no longer live, because its person withdrew consent, staff took it down, or an account ends. */
export const modelTakenDown = defineHook<{ creatorId: string; characterId: string }>(
  'creators.model-taken-down',
);

/**
 * A person withdrew a consent, or their account is closing. What was made from it is not shown again, even if
 * they agree again.
 */
export const consentWithdrawn = defineHook<{
  creatorId: string;
  /** The twin; null before it is made. */
  characterId: string | null;
  scope: ConsentScope;
}>('creators.consent-withdrawn');
