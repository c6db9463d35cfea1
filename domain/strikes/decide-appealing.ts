import type { SettingsOf } from '../shared/define-settings';
import { refuse, type Refusal } from './refusals';
import type { strikesSettings } from './settings';

interface AppealingFacts {
  isTakenBack: boolean;
  isAppealed: boolean;
  givenAt: Date;
  now: Date;
}

/**
 * Returns the reason why a decision cannot be appealed; null if it can. An appeal is possible once, in
 * time, and only if the decision was not retracted.
 */
export function decideAppealing(
  { isTakenBack, isAppealed, givenAt, now }: AppealingFacts,
  { appeal_seconds }: Pick<SettingsOf<typeof strikesSettings>, 'appeal_seconds'>,
): Refusal<'no-such-strike' | 'already-appealed' | 'too-late-to-appeal'> | null {
  if (isAppealed) return refuse('already-appealed');
  if (isTakenBack) return refuse('no-such-strike');
  const isLate = now.getTime() - givenAt.getTime() > appeal_seconds * 1000;
  return isLate ? refuse('too-late-to-appeal') : null;
}
