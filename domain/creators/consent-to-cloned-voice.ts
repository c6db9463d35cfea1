import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { currentText } from './consent-texts';

/** Stores whether a person agrees that their voice is imitated, in the caller's transaction. */
export async function consentToClonedVoice(
  { now }: Pick<DomainContext, 'now'>,
  trx: Knex.Transaction,
  { creatorId, agrees }: { creatorId: string; agrees: boolean },
): Promise<void> {
  const scope = { creator_id: creatorId, scope: 'cloned_voice' } as const;
  if (!agrees) {
    await trx('creator_consents')
      .where(scope)
      .whereNull('withdrawn_at')
      .update({ withdrawn_at: now() });
    return;
  }
  const { version, hash } = currentText('cloned_voice');
  const given = {
    text_version: version,
    text_hash: hash,
    given_at: now(),
    withdrawn_at: null,
  };
  await trx('creator_consents')
    .insert({ ...scope, ...given })
    .onConflict(['creator_id', 'scope'])
    .merge(given)
    // One that is given stays as it was given.
    .whereNotNull('creator_consents.withdrawn_at');
}
