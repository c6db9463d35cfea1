import type { MadeCharactersRow } from '~/db/rows';
import {
  LanguageModelRefused,
  LanguageModelUnavailable,
  type LanguageModel,
} from '~/providers/language-model/language-model';
import { wholeAnswer } from '~/providers/language-model/whole-answer';
import { changeOwnCharacter } from '../characters/store-own-character';
import { flagContent } from '../moderation/flag-content';
import type { Moderator } from '../moderation/verdict';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { readLanguage } from './read-language';
import { asCharacter, plainBio } from './as-character';
import { bioRequest } from './bio-prompt';
import { longest } from './choices';
import { endAsFailed } from './end-making';
import { isBioAllowed, judgeTexts } from './judge-texts';
import { lockMade, toMadeCharacter, type MadeCharacter } from './made-rows';
import { moveOn } from './move-on';
import { placePortraits } from './place-portraits';
import { madeCharactersSettings } from './settings';

interface BioWriter {
  model: LanguageModel;
  moderator: Moderator;
}

/** The longest wait between two attempts after the model was unavailable, in seconds. */
const longestWaitSeconds = 300;

/** The failures of the model after which the character gets a bio from its choices alone. */
const mostFailures = 4;

type MakingProgress = 'busy' | 'waits' | 'refused' | 'moved';

/**
 * Works on a character that is due, one stage per call: judges its texts, or has its bio written and orders
 * its portraits. With any number of repeated or concurrent calls each stage is stored once.
 */
export async function advanceMaking(
  context: DomainContext,
  writer: BioWriter,
  characterId: string,
  { requestId, signal }: { requestId: string; signal: AbortSignal },
): Promise<MakingProgress> {
  const claimed = await claim(context, characterId);
  if (!claimed) return 'busy';
  const made = toMadeCharacter(context.seal, claimed);
  if (claimed.stage === 'texts') return judge(context, writer.moderator, claimed, made);
  const bio = await writeBio(context, writer, made, { requestId, signal });
  if (bio === null && claimed.failures < mostFailures) return postpone(context, claimed);
  return drawWith(context, claimed, bio ?? plainBio(made.choices));
}

/** Leases a due character; null if it is not due, or another worker has it. Gives up an expired one. */
async function claim(
  context: DomainContext,
  characterId: string,
): Promise<MadeCharactersRow | null> {
  const { created_lease_seconds: lease } = await context.settings(madeCharactersSettings);
  return transact(context, async (trx) => {
    const row = await lockMade(trx, characterId);
    const now = context.now();
    if (row?.state !== 'making') return null;
    if (row.expires_at <= now) {
      await endAsFailed(context, trx, row, 'unavailable');
      return null;
    }
    if (!row.due_at || row.due_at > now) return null;
    if (row.leased_until && row.leased_until > now) return null;
    const leasedUntil = new Date(now.getTime() + lease * 1000);
    await trx('made_characters').where({ id: characterId }).update({ leased_until: leasedUntil });
    return { ...row, leased_until: leasedUntil };
  });
}

/** Judges the person's texts. A refused one ends the making and is shown to staff. */
async function judge(
  context: DomainContext,
  moderator: Moderator,
  claimed: MadeCharactersRow,
  { id: characterId, userId, choices }: MadeCharacter,
): Promise<MakingProgress> {
  const refused = await judgeTexts(moderator, choices);
  return transact(context, async (trx) => {
    const row = await lockMade(trx, characterId);
    if (!row || !isStillClaimed(row, claimed)) return 'busy';
    if (!refused) {
      await moveOn(context, trx, row, { stage: 'bio', dueAt: context.now() });
      return 'moved';
    }
    const { text, finding } = refused;
    const person = { kind: 'user', id: userId } as const;
    await flagContent(context, trx, { person, characterId, kind: 'photo', text, finding });
    await endAsFailed(context, trx, row, 'refused');
    return 'refused';
  });
}

/** Returns a bio that may be shown; null if the model is unavailable or wrote none. */
async function writeBio(
  context: DomainContext,
  { model, moderator }: BioWriter,
  { userId, choices }: MadeCharacter,
  options: { requestId: string; signal: AbortSignal },
): Promise<string | null> {
  const { created_bio_max_tokens: maxTokens } = await context.settings(madeCharactersSettings);
  const language = await readLanguage(context.db, userId);
  try {
    const request = { ...bioRequest(choices, language), purpose: 'summary', maxTokens } as const;
    const bio = (await wholeAnswer(model, { ...request, ...options })).slice(0, longest.bio).trim();
    return bio !== '' && (await isBioAllowed(moderator, bio)) ? bio : null;
  } catch (error) {
    if (error instanceof LanguageModelUnavailable || error instanceof LanguageModelRefused) {
      return null;
    }
    throw error;
  }
}

/** Releases the lease until the next attempt. */
async function postpone(
  context: DomainContext,
  claimed: MadeCharactersRow,
): Promise<MakingProgress> {
  const failures = claimed.failures + 1;
  const waitSeconds = Math.min(longestWaitSeconds, 5 * 2 ** failures);
  await context
    .db('made_characters')
    .where({ id: claimed.id, leased_until: claimed.leased_until })
    .update({
      failures,
      leased_until: null,
      due_at: new Date(context.now().getTime() + waitSeconds * 1000),
    });
  return 'waits';
}

/** Stores the bio and orders the portraits, in one transaction. */
async function drawWith(
  context: DomainContext,
  claimed: MadeCharactersRow,
  bio: string,
): Promise<MakingProgress> {
  return transact(context, async (trx) => {
    const row = await lockMade(trx, claimed.id);
    if (!row || !isStillClaimed(row, claimed)) return 'busy';
    const made = toMadeCharacter(context.seal, row);
    await changeOwnCharacter(trx, made.id, asCharacter(made.choices, bio));
    await placePortraits(context, trx, made);
    await moveOn(context, trx, row, { stage: 'portraits', dueAt: null });
    return 'moved';
  });
}

/** Checks whether a character is in the same stage under the same lease as when it was claimed. */
const isStillClaimed = (row: MadeCharactersRow, claimed: MadeCharactersRow): boolean =>
  row.state === 'making' &&
  row.stage === claimed.stage &&
  row.leased_until?.getTime() === claimed.leased_until?.getTime();

/** Lists characters whose work is due or that have expired, longest waiting first. */
export async function listDueMakings(context: DomainContext, limit: number): Promise<string[]> {
  const now = context.now();
  const free = await context
    .db('made_characters')
    .where('due_at', '<=', now)
    .where((rows) => void rows.whereNull('leased_until').orWhere('leased_until', '<=', now))
    .orderBy('due_at')
    .limit(limit)
    .pluck<string[]>('id');
  const expired = await context
    .db('made_characters')
    .where({ state: 'making' })
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .pluck<string[]>('id');
  return [...new Set([...free, ...expired])];
}
