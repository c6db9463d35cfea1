import type { Knex } from 'knex';
import { flagContent } from '../moderation/flag-content';
import type { Moderator } from '../moderation/verdict';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { secondsAgo } from '../shared/remove-in-batches';
import { transact } from '../shared/transactions/transact';
import { sealCard } from './card-rows';
import { judgeCard } from './judge-card';
import { readCard } from './read-card';
import { codesOfFiles, refuse, type CardNotTaken } from './refusals';
import { characterCardsSettings } from './settings';

interface Imported {
  userId: string;
  file: Uint8Array;
  fileName: string;
}

/** The longest name of a file that is kept. */
const fileNameLength = 120;

/**
 * Reads a file with a character card, judges all its texts, and stores it as a draft of the person. A
 * refused file is not stored; a text that breaks a rule is shown to staff.
 */
export async function importCard(
  context: DomainContext,
  moderator: Moderator,
  { userId, file, fileName }: Imported,
): Promise<{ ok: true; cardId: string } | CardNotTaken> {
  const read = await readCard(file);
  if (!read.ok) return refuse(codesOfFiles[read.reason]);
  const { card, format, removed } = read;
  const judged = await judgeCard(moderator, card);
  return transact(context, async (trx) => {
    if (!judged.ok) {
      const person = { kind: 'user', id: userId } as const;
      if (judged.flagged) {
        await flagContent(context, trx, { person, kind: 'photo', ...judged.flagged });
      }
      return judged.refusal;
    }
    const { card_day_limit: limit } = await context.settings(characterCardsSettings);
    if (await isFull(context, trx, userId, limit)) {
      return refuse('card-limit', { data: { limit } });
    }
    const id = newId();
    await trx('character_cards').insert({
      id,
      user_id: userId,
      format,
      file_bytes: file.length,
      sealed_card: sealCard(context.seal, id, {
        fileName: plainFileName(fileName),
        removed: removed.length,
        document: card.document,
      }),
      created_at: context.now(),
    });
    return { ok: true, cardId: id };
  });
}

/** Checks whether a person has imported as many cards as a day allows. Concurrent imports wait. */
async function isFull(
  context: DomainContext,
  trx: Knex.Transaction,
  userId: string,
  limit: number,
): Promise<boolean> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`cards:${userId}`]);
  const today = await trx('character_cards')
    .where({ user_id: userId })
    .where('created_at', '>', secondsAgo(context, 24 * 3600))
    .limit(limit)
    .pluck('id');
  return today.length >= limit;
}

/** Returns the name of a file as it is shown: without folders and controls. */
function plainFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>]/gu, '').slice(-fileNameLength);
  return plain === '' ? 'card' : plain;
}
