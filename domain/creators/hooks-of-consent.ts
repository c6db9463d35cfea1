import { defineHook } from '../shared/hooks';

/** A model is no longer live, because its person withdrew consent, staff took it down, or an account ends. */
export const modelTakenDown = defineHook<{ creatorId: string; characterId: string }>(
  'creators.model-taken-down',
);
