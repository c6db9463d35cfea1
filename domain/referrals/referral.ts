import type { Knex } from 'knex';
import { idSchema } from '../shared/ids';
import { addReferral } from '../characters/count-referral';
import type { DomainContext } from '../shared/context';
import type { Viewer } from '../viewers/viewer';
import { isReferralCode, readReferralCode } from './referral-code';
import { refuse, type Refusal } from './refusals';

/** The owner's code of a link that was followed, and the character it led to. */
export interface Referral {
  characterId: string;
  /** Stands for the link's owner without revealing them. */
  code: string;
}

/** Returns a referral in the form in which a browser stores it until sign-up. */
function writeReferral({ characterId, code }: Referral): string {
  return `${characterId}.${code}`;
}

/** Parses a stored referral; undefined if it is malformed. The code is checked later. */
export function readReferral(kept: string): Referral | undefined {
  const [characterId = '', ...rest] = kept.split('.');
  const code = rest.join('.');
  const isWhole = idSchema.safeParse(characterId).success && isReferralCode(code);
  return isWhole ? { characterId, code } : undefined;
}

/**
 * Processes a visit by a referral link; returns the value that the browser stores until sign-up, or null
 * for a person with an account, who does not count. Refuses an invalid code, the person's own code, and an
 * unpublished character.
 */
export async function processReferral(
  context: DomainContext,
  viewer: Viewer,
  referral: Referral,
): Promise<
  | { ok: true; kept: string | null }
  | Refusal<'invalid-token' | 'own-referral' | 'no-such-character'>
> {
  const referrerId = readReferralCode(context, referral.code);
  if (!referrerId) return refuse('invalid-token');
  if (viewer.kind === 'user' && viewer.userId === referrerId) return refuse('own-referral');
  const character = await context
    .db('published_characters')
    .where({ id: referral.characterId })
    .first('id');
  if (!character) return refuse('no-such-character');
  return { ok: true, kept: viewer.kind === 'user' ? null : writeReferral(referral) };
}

/**
 * Stores the referral of a new user, in the transaction that creates the account; the first one counts. The
 * browser's value may be stale or forged; then nothing is stored.
 */
export async function recordReferral(
  context: DomainContext,
  trx: Knex.Transaction,
  userId: string,
  { characterId, code }: Referral,
): Promise<void> {
  const referrerId = readReferralCode(context, code);
  if (!referrerId || referrerId === userId) return;
  await trx.raw(
    `insert into character_referrals (referred_user_id, character_id, referrer_user_id, created_at)
     select :userId, published_characters.id, accounts.id, :now
       from published_characters, accounts
      where published_characters.id = :characterId
        and accounts.id = :referrerId and accounts.state in ('active', 'warned')
     on conflict do nothing`,
    { userId, characterId, referrerId, now: context.now() },
  );
}

/** Counts a referral when the new user's address is verified, in that transaction. */
export async function countReferral(trx: Knex.Transaction, userId: string): Promise<void> {
  const referral = await trx('character_referrals')
    .where({ referred_user_id: userId })
    .first('character_id');
  if (referral) await addReferral(trx, referral.character_id);
}
