import type { DomainContext } from '../../shared/context';
import { chatSettings } from '../settings';
import { referTo, type Whereabouts } from './crisis-referral';
import { referralText } from './referral-text';

/** Whom somebody can talk to now where they are, in plain words, as the card of help has them. */
export async function wordsOfHelp(
  context: DomainContext,
  whereabouts: Whereabouts,
): Promise<string> {
  const referral = referTo(await context.settings(chatSettings), whereabouts);
  return referralText(referral, whereabouts.language);
}
