import type { DomainContext } from '../shared/context';
import type { Asker } from '../viewers/asker';
import { secondFactorsSettings } from './settings';

/** What a passkey is asked to sign for. */
export type ChallengePurpose = 'add' | 'sign-in' | 'second-step';

/** Keeps a challenge until the browser it was made for answers, once and within its time. */
export async function keepChallenge(
  context: DomainContext,
  challenge: string,
  { purpose, asker }: { purpose: ChallengePurpose; asker: Asker },
): Promise<void> {
  const { passkey_challenge_seconds: seconds } = await context.settings(secondFactorsSettings);
  await context.db('passkey_challenges').insert({
    challenge,
    purpose,
    asker_id: asker.id,
    expires_at: new Date(context.now().getTime() + seconds * 1000),
  });
}

/** Uses a challenge up; false of one that was used, is too old, or is another browser's. */
export async function consumeChallenge(
  { db, now }: DomainContext,
  challenge: string,
  { purpose, asker }: { purpose: ChallengePurpose; asker: Asker },
): Promise<boolean> {
  const used = await db('passkey_challenges')
    .where({ challenge, purpose, asker_id: asker.id })
    .where('expires_at', '>', now())
    .delete();
  return used === 1;
}
