import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import type { Person } from '../shared/person';
import type { RefusedCategory } from './verdict';

/** Queues refused words for staff; the evidence is stored sealed. */
export async function flagContent(
  context: DomainContext,
  db: DomainContext['db'],
  flag: {
    person: Person;
    characterId: string;
    direction: 'from_person' | 'from_character';
    category: RefusedCategory;
    evidence: string;
  },
): Promise<void> {
  await db('moderation_flags').insert({
    id: newId(),
    person_kind: flag.person.kind,
    person_id: flag.person.id,
    // A client may name a character that does not exist; the words count all the same.
    character_id: db('characters').where({ id: flag.characterId }).select('id'),
    direction: flag.direction,
    category: flag.category,
    sealed_evidence: context.seal.seal(flag.evidence),
    created_at: context.now(),
  });
}
