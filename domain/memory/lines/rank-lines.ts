import type { Knex } from 'knex';
import { readTogether } from '../../shared/reading/read-together';
import type { Tokeniser } from '../words/keyed-tokens';
import type { WantedTerm } from '../words/line-terms';

/** The place of a line in a search. */
interface RankedLine {
  message_id: string;
  /** The share of what the wanted words could count, from 0 to 1. */
  coverage: number;
}

interface Search {
  chatId: string;
  wanted: readonly WantedTerm[];
  tokeniser: Tokeniser;
  now: Date;
  limit: number;
}

/**
 * Returns the lines of a chat that are most about the wanted terms, by the words that they share: each word
 * counts by its surest term and by how few lines have it, and newer lines count more.
 */
export async function rankLines(
  db: Knex,
  { chatId, wanted, tokeniser, now, limit }: Search,
): Promise<RankedLine[]> {
  if (wanted.length === 0) return [];
  const tokens = wanted.map(({ text }) => tokeniser.tokenOf(text));
  const query = db.raw(rankSql, {
    chatId,
    tokens,
    words: wanted.map(({ word }) => word),
    weights: wanted.map(({ weight }) => weight),
    sure: wanted.map(({ isSure }) => isSure),
    now,
    limit,
  });
  return readTogether<RankedLine>(db, query, {});
}

/**
 * `size` is about the number of the chat's lines, which need not be counted; in a few lines each word is
 * rare. A line of today counts twice as much as a very old one; after sixty days half of the difference is
 * gone. The message of a fact that holds counts half as much again.
 */
const rankSql = `
  with wanted as materialized (
    select token, word, weight, is_sure
      from unnest(:tokens::int[], :words::int[], :weights::float8[], :sure::boolean[])
        as term (token, word, weight, is_sure)
  ), chat as materialized (
    select greatest(messages_told, 100) as size from chat_memories where chat_id = :chatId
  ), shared as materialized (
    select message_id, sent_at, token
      from remembered_lines, unnest(tokens) as token
     where chat_id = :chatId and tokens && :tokens::int[] and token = any(:tokens::int[])
  ), worth as materialized (
    select token, word, is_sure, weight * ln(1 + (greatest(size - lines, 0) + 0.5) / (lines + 0.5)) as gain
      from wanted join (select token, count(*) as lines from shared group by token) as counted
             using (token), chat
  ), gains as (
    select message_id, sent_at, word, max(gain) as gain
      from shared join worth using (token) group by message_id, sent_at, word
  ), possible as (
    -- A word that no line has for sure counts as the rarest one.
    select sum(coalesce(most, weight * ln(1 + (size + 0.5) / 0.5))) as gain
      from (select word, max(weight) as weight from wanted group by word) as words
      left join (select word, max(gain) as most from worth where is_sure group by word) as best
             using (word), chat
  )
  select message_id, sum(gains.gain) / max(possible.gain) as coverage
    from possible, gains left join (
           select distinct message_id, 1.5 as more from facts
            where chat_id = :chatId and superseded_at is null and forgotten_at is null
              and message_id is not null) as sources using (message_id)
   group by message_id, sent_at, more
   order by sum(gains.gain) * coalesce(more, 1)
            * (1 + power(0.5, extract(epoch from :now::timestamptz - sent_at) / 86400 / 60)) desc,
            message_id desc
   limit :limit`;
