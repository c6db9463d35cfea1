import type { DomainContext } from '../../shared/context';
import { crisisSubtype } from '../send/crisis-referral';
import { openWords, type StoredMessage } from './message';

/** A message of a chat, as whoever reads a whole stretch of it needs it. */
export interface Said {
  id: string;
  seq: number;
  role: 'user' | 'character';
  content: string;
  sentAt: Date;
  /** Whether somebody in distress wrote it, or it is the card that answered them. */
  isDistress: boolean;
}

type SaidRow = Pick<
  StoredMessage,
  'id' | 'seq' | 'role' | 'subtype' | 'content' | 'sealed_content' | 'sent_at'
> & { reply_to_id: string | null };

/** What was said in a chat after a message, in its order, as far as the limit goes. */
export async function listSaid(
  context: Pick<DomainContext, 'db' | 'seal'>,
  chatId: string,
  { after, limit }: { after: number; limit: number },
): Promise<Said[]> {
  const rows = await context
    .db('messages')
    .where({ chat_id: chatId })
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .select<SaidRow[]>(
      'id',
      'seq',
      'role',
      'subtype',
      'content',
      'sealed_content',
      'sent_at',
      'reply_to_id',
    );
  const cards = rows.filter(({ subtype }) => subtype === crisisSubtype);
  const answered = new Set(cards.map(({ reply_to_id }) => reply_to_id));
  return rows.map((row) => ({
    id: row.id,
    seq: row.seq,
    role: row.role,
    content: openWords(context.seal, row),
    sentAt: row.sent_at,
    isDistress: row.subtype === crisisSubtype || answered.has(row.id),
  }));
}

/** Where messages of a chat stand now, by their ids; those that are gone are left out. */
export async function locateMessages(
  { db }: Pick<DomainContext, 'db'>,
  chatId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db('messages')
    .where({ chat_id: chatId })
    .whereIn('id', [...ids])
    .select('id', 'seq');
  return new Map(rows.map(({ id, seq }) => [id, seq]));
}
