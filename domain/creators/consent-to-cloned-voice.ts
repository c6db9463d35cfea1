import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';

/** The text to which a person agrees when their own voice may be imitated, and its version. */
export const clonedVoiceText = {
  version: '2026-12-01',
  text: 'My recorded voice may be imitated by AI, only for my own twin, until I withdraw this.',
} as const;

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
  const given = {
    text_version: clonedVoiceText.version,
    text_hash: createHash('sha256').update(clonedVoiceText.text).digest('hex'),
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

/** Checks whether a person agrees at present that their voice is imitated. */
export async function mayCloneVoice(
  { db }: Pick<DomainContext, 'db'>,
  creatorId: string,
): Promise<boolean> {
  const row = await db('creator_consents')
    .where({ creator_id: creatorId, scope: 'cloned_voice' })
    .whereNull('withdrawn_at')
    .first('creator_id');
  return row !== undefined;
}
