import type { Knex } from 'knex';
import { idSchema } from '../shared/ids';
import { addReferral } from '../characters/count-referral';
import type { DomainContext } from '../shared/context';
import type { Viewer } from '../viewers/viewer';
import { isReferralCode, readReferralCode } from './referral-code';
import { refuse, type Refusal } from './refusals';

/** By whose link somebody came, and to whom it led. */
export interface Referral {
  characterId: string;
  /** Stands for the person whose link it is, and tells nobody who that is. */
  code: string;
}

/** A referral as a browser keeps it until its person signs up. */
function writeReferral({ characterId, code }: Referral): string {
  return `${characterId}.${code}`;
}

/** What a browser kept; undefined where it is nothing of the kind. Whose code it is shows later. */
export function readReferral(kept: string): Referral | undefined {
  const [characterId = '', ...rest] = kept.split('.');
  const code = rest.join('.');
  const isWhole = idSchema.safeParse(characterId).success && isReferralCode(code);
  return isWhole ? { characterId, code } : undefined;
}

/**
 * Takes in that a browser came by somebody's link; answers what it is to keep until its person signs
 * up. Nothing where they have an account: those have come already. Refuses a code of nobody's, one's
 * own, and a character that nobody can see.
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
 * Notes by whose link a new user came, in the transaction that makes them; the first word counts.
 * What the browser kept may be stale or made up: then nothing is noted.
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

/** Counts that whoever came by a link has proved their address, in the transaction in which they do. */
export async function countReferral(trx: Knex.Transaction, userId: string): Promise<void> {
  const referral = await trx('character_referrals')
    .where({ referred_user_id: userId })
    .first('character_id');
  if (referral) await addReferral(trx, referral.character_id);
}
