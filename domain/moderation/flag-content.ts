import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import type { Person } from '../shared/person';
import { placeOf } from '../shared/seal';
import type { Direction, Finding } from './verdict';

/** Longest stretch of a text that is kept as evidence. */
const evidenceLength = 500;

/** Queues refused words for staff; the evidence is stored sealed. */
export async function flagContent(
  context: DomainContext,
  db: DomainContext['db'],
  flag: {
    person: Person;
    characterId: string;
    direction: Direction;
    /** What was found; its category, layer and score are kept. */
    finding: Finding;
    text: string;
  },
): Promise<void> {
  const id = newId();
  await db('moderation_flags').insert({
    id,
    person_kind: flag.person.kind,
    person_id: flag.person.id,
    // A client may name a character that does not exist; the words count all the same.
    character_id: db.raw<string | null>('?', [
      db('character_profiles').where({ id: flag.characterId }).select('id'),
    ]),
    direction: flag.direction,
    category: flag.finding.category,
    layer: flag.finding.layer,
    score: flag.finding.score,
    sealed_evidence: context.seal.seal(
      flag.text.slice(0, evidenceLength),
      placeOf('moderation_flags', 'sealed_evidence', id),
    ),
    created_at: context.now(),
  });
}
