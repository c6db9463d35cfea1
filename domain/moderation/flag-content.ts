import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { defineHook } from '../shared/hooks';
import { newId } from '../shared/ids';
import type { Person } from '../shared/person';
import { secondsAgo } from '../shared/remove-in-batches';
import { placeOf } from '../shared/sealing/seal';
import { lockPerson } from './lock-person';
import { moderationSettings } from './settings';
import { rankOf, severityOf } from './severity';
import type { Finding, RefusedCategory } from './verdict';
import { directionOf, type WordKind } from './word-kinds';

/** The maximum length of the evidence, in characters. */
const evidenceLength = 500;

/**
 * Runs when words of a person, or of a character to them, were refused and flagged. The person is locked.
 */
export const contentFlagged = defineHook<Flagged>('moderation.content-flagged');

export interface Flagged {
  flagId: string;
  incidentId: string;
  person: Person;
  kind: WordKind;
  finding: RefusedFinding;
}

/** A finding that causes a refusal. */
export type RefusedFinding = Finding & { category: RefusedCategory };

interface Flag {
  person: Person;
  /** The character to which the words were sent, if any. */
  characterId?: string | undefined;
  kind: WordKind;
  /** The finding; its category, layer and score are stored. */
  finding: Finding;
  text: string;
  /** The language of the text (BCP 47), if it is known. */
  language?: string | undefined;
}

/**
 * Queues refused words for staff in the caller's transaction; the evidence is stored sealed. A flag within
 * `incident_seconds` of the last one of the same person and kind joins its incident. An incident has the
 * severity of its gravest flag.
 */
export async function flagContent(
  context: DomainContext,
  trx: Knex.Transaction,
  { person, characterId, kind, finding, text, language }: Flag,
): Promise<{ flagId: string }> {
  if (!isRefused(finding)) throw new Error('distress is answered, not flagged');
  await lockPerson(trx, person);
  const incidentId = await joinIncident(context, trx, { person, kind, finding, language });
  const flagId = newId();
  await trx('moderation_flags').insert({
    id: flagId,
    incident_id: incidentId,
    person_kind: person.kind,
    person_id: person.id,
    // A client may name a character that does not exist; the flag counts nevertheless.
    character_id: trx.raw<string | null>('?', [
      trx('character_profiles')
        .whereRaw('id = ?::uuid', [characterId ?? null])
        .select('id'),
    ]),
    direction: directionOf(kind),
    category: finding.category,
    layer: finding.layer,
    score: finding.score,
    sealed_evidence: context.seal.seal(
      text.slice(0, evidenceLength),
      placeOf('moderation_flags', 'sealed_evidence', flagId),
    ),
    created_at: context.now(),
  });
  await context.hooks.run(contentFlagged, trx, { flagId, incidentId, person, kind, finding });
  return { flagId };
}

const isRefused = (finding: Finding): finding is RefusedFinding => finding.category !== 'crisis';

/** Returns the open incident that a flag belongs to, or creates one. */
async function joinIncident(
  context: DomainContext,
  trx: Knex.Transaction,
  {
    person,
    kind,
    finding,
    language,
  }: Pick<Flag, 'person' | 'kind' | 'language'> & { finding: RefusedFinding },
): Promise<string> {
  const { incident_seconds } = await context.settings(moderationSettings);
  const now = context.now();
  const severity = rankOf(severityOf(finding.category));
  const open = await trx('incidents')
    .where({ person_id: person.id, kind, decided_at: null })
    .where('last_flag_at', '>', secondsAgo(context, incident_seconds))
    .orderBy('last_flag_at', 'desc')
    .first('id');
  if (open) {
    await trx('incidents')
      .where({ id: open.id })
      .update({
        severity: trx.raw('greatest(severity, ?)', [severity]),
        flags: trx.raw('flags + 1'),
        last_flag_at: now,
      });
    return open.id;
  }
  const id = newId();
  await trx('incidents').insert({
    id,
    person_kind: person.kind,
    person_id: person.id,
    kind,
    severity,
    language: languageAlone(language ?? (await readsIn(trx, person))),
    flags: 1,
    begun_at: now,
    last_flag_at: now,
  });
  return id;
}

const languageAlone = (language: string | null) => language?.split('-')[0]?.toLowerCase() ?? null;

/** Returns the locale of a person's account, used when the language of the words is unknown. */
async function readsIn(trx: Knex.Transaction, { kind, id }: Person): Promise<string | null> {
  if (kind === 'guest') return null;
  const account = await trx('accounts').where({ id }).first('locale');
  return account?.locale ?? null;
}
