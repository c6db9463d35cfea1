import type { DomainContext } from '../../shared/context';
import { chatSettings } from '../settings';
import { referTo, type Whereabouts } from './crisis-referral';
import { referralText } from './referral-text';

/** Returns the local help contacts as plain text, like the crisis card. */
export async function wordsOfHelp(
  context: DomainContext,
  whereabouts: Whereabouts,
): Promise<string> {
  const referral = referTo(await context.settings(chatSettings), whereabouts);
  return referralText(referral, whereabouts.language);
}
