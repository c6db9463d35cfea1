import type { DomainContext } from '../../shared/context';
import { crisisSubtype } from '../send/crisis-referral';
import { turnsOf, type SpokenTurn } from '../calls/transcript';
import { readDetails } from './message-details';
import { openWords, type StoredMessage } from './message';

/** A message of a chat, in the form for readers of a message window. */
export interface TranscriptMessage {
  id: string;
  seq: number;
  role: 'user' | 'character';
  /** The turns of a call; for any other message, its words as one turn. */
  turns: SpokenTurn[];
  sentAt: Date;
  /** True if a person in distress sent it, or it is the card that answered them. */
  isDistress: boolean;
}

/** Returns the words of a message's sender; for a call, only their own turns. */
export const ownWordsOf = ({ role, turns }: Pick<TranscriptMessage, 'role' | 'turns'>): string =>
  turns
    .filter((turn) => turn.role === role)
    .map(({ text }) => text)
    .join('\n');

type TranscriptRow = Pick<
  StoredMessage,
  'id' | 'seq' | 'role' | 'type' | 'subtype' | 'details' | 'content' | 'sealed_content' | 'sent_at'
> & { reply_to_id: string | null };

const transcriptColumns = [
  'id',
  'seq',
  'role',
  'type',
  'subtype',
  'details',
  'content',
  'sealed_content',
  'sent_at',
  'reply_to_id',
] as const satisfies readonly (keyof TranscriptRow)[];

/** Returns the messages of a chat after a seq in order, up to the limit. */
export async function listTranscript(
  context: Pick<DomainContext, 'db' | 'seal'>,
  chatId: string,
  { after, limit }: { after: number; limit: number },
): Promise<TranscriptMessage[]> {
  const rows = await context
    .db('messages')
    .where({ chat_id: chatId })
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .select<TranscriptRow[]>(...transcriptColumns);
  return openTranscript(context, rows);
}

/** Returns messages of a chat by their ids in the order of time, without those that were removed. */
export async function readMessages(
  context: Pick<DomainContext, 'db' | 'seal'>,
  chatId: string,
  ids: readonly string[],
): Promise<TranscriptMessage[]> {
  if (ids.length === 0) return [];
  const rows = await context
    .db('messages')
    .where({ chat_id: chatId, removed_at: null })
    .whereIn('id', [...ids])
    .orderBy('seq')
    .select<TranscriptRow[]>(...transcriptColumns);
  return openTranscript(context, rows);
}

function openTranscript(
  context: Pick<DomainContext, 'seal'>,
  rows: readonly TranscriptRow[],
): TranscriptMessage[] {
  const cards = rows.filter(({ subtype }) => subtype === crisisSubtype);
  const answered = new Set(cards.map(({ reply_to_id }) => reply_to_id));
  return rows.map((row) => ({
    id: row.id,
    seq: row.seq,
    role: row.role,
    turns: turnsOf(row, openWords(context.seal, row)),
    sentAt: row.sent_at,
    isDistress: row.subtype === crisisSubtype || answered.has(row.id) || wasDistress(row),
  }));
}

/** Checks whether a message is a call with signs of danger. */
function wasDistress({ type, details }: Pick<TranscriptRow, 'type' | 'details'>): boolean {
  const call = readDetails(type, details);
  return call?.type === 'voice_call_summary' && call.isDistress === true;
}

/** Returns the current seqs of a chat's messages, by id. Removed messages are omitted. */
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
