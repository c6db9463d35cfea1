import type { DomainContext } from '../shared/context';
import type { Asker } from '../viewers/asker';

/** The time in which a passkey signs a challenge. */
const challengeSeconds = 300;

/** The purposes for which a passkey signs. */
export type ChallengePurpose = 'add' | 'sign-in' | 'second-step';

/** Stores a challenge for one use by the browser that it was made for, within its time. */
export async function keepChallenge(
  context: DomainContext,
  challenge: string,
  { purpose, asker }: { purpose: ChallengePurpose; asker: Asker },
): Promise<void> {
  await context.db('passkey_challenges').insert({
    challenge,
    purpose,
    asker_id: asker.id,
    expires_at: new Date(context.now().getTime() + challengeSeconds * 1000),
  });
}

/** Consumes a challenge; returns false if it was used, has expired or belongs to another browser. */
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
