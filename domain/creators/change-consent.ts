import type { Knex } from 'knex';
import type { CreatorConsentEventsRow, CreatorConsentsRow } from '~/db/rows';
import { withholdAllFiles } from '../characters/withhold-files';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { consentScopes, currentText, type ConsentScope } from './consent-texts';
import { hashAddress } from './hash-address';
import { consentWithdrawn } from './hooks-of-consent';
import { refuse, type Refusal } from './refusals';
import { takeModelDown } from './take-model-down';

/** The session in which a person agrees or withdraws. */
export interface ConsentingPerson {
  userId: string;
  /** The person who acts; staff who look at the site as the person are another. */
  actorId: string;
  sessionId: string;
  address: string | null;
}

interface Model {
  id: string;
  character_id: string | null;
}

type NotThePerson = Refusal<'only-the-person' | 'no-own-application'>;

/**
 * Records that a person agrees to texts, each named by the hash of the text they were shown. Only the person
 * of the model can do so, in a session of their own. A repeat changes nothing.
 */
export async function giveConsents(
  context: DomainContext,
  by: ConsentingPerson,
  agreed: readonly { scope: ConsentScope; textHash: string }[],
): Promise<{ ok: true } | NotThePerson | Refusal<'consent-text-changed'>> {
  if (by.actorId !== by.userId) return refuse('only-the-person');
  if (agreed.some(({ scope, textHash }) => currentText(scope).hash !== textHash)) {
    return refuse('consent-text-changed');
  }
  return transact(context, async (trx) => {
    const model = await lockModelOf(trx, by.userId);
    if (!model) return refuse('no-own-application');
    for (const { scope } of agreed) await giveOne(context, trx, { model, scope, by });
    return { ok: true };
  });
}

async function giveOne(
  context: DomainContext,
  trx: Knex.Transaction,
  { model, scope, by }: { model: Model; scope: ConsentScope; by: ConsentingPerson },
): Promise<void> {
  const { version, hash } = currentText(scope);
  const text = { text_version: version, text_hash: hash };
  const present = await findGiven(trx, model.id, scope);
  if (present?.text_hash === hash) return;
  const now = context.now();
  await trx('creator_consents')
    .insert({ creator_id: model.id, scope, ...text, given_at: now, withdrawn_at: null })
    .onConflict(['creator_id', 'scope'])
    .merge();
  await log(context, trx, { model, by, event: { scope, change: 'given', ...text } });
}

/**
 * Withdraws one consent of a person, in a session of their own. Without the consent to the twin, the model is
 * taken down at once. A repeat changes nothing.
 */
export async function withdrawConsent(
  context: DomainContext,
  by: ConsentingPerson,
  scope: ConsentScope,
): Promise<{ ok: true; isChanged: boolean } | NotThePerson> {
  if (by.actorId !== by.userId) return refuse('only-the-person');
  return transact(context, async (trx) => {
    const model = await lockModelOf(trx, by.userId);
    if (!model) return refuse('no-own-application');
    return { ok: true, isChanged: await withdrawOne(context, trx, { model, scope, by }) };
  });
}

/** Withdraws all consents of a person whose account is closing, in the caller's transaction. */
export async function withdrawAllConsents(
  context: DomainContext,
  trx: Knex.Transaction,
  userId: string,
): Promise<void> {
  const model = await lockModelOf(trx, userId);
  if (!model) return;
  for (const scope of consentScopes) await withdrawOne(context, trx, { model, scope, by: null });
}

async function withdrawOne(
  context: DomainContext,
  trx: Knex.Transaction,
  { model, scope, by }: { model: Model; scope: ConsentScope; by: ConsentingPerson | null },
): Promise<boolean> {
  const given = await findGiven(trx, model.id, scope);
  if (!given) return false;
  // A live model requires the consent.
  if (scope === 'twin') await takeModelDown(context, trx, model.id);
  if (scope === 'twin' && model.character_id) {
    await withholdAllFiles(context, trx, model.character_id);
  }
  await trx('creator_consents')
    .where({ creator_id: model.id, scope })
    .update({ withdrawn_at: context.now() });
  await log(context, trx, { model, by, event: { scope, change: 'withdrawn', ...given } });
  const data = { creatorId: model.id, characterId: model.character_id, scope };
  await context.hooks.run(consentWithdrawn, trx, data);
  return true;
}

/** Locks a person's model. Whatever puts it live waits, because `live_models` refers to it. */
const lockModelOf = (trx: Knex.Transaction, userId: string): Promise<Model | undefined> =>
  trx('creators')
    .where({ user_id: userId })
    .forUpdate()
    .first<Model | undefined>('id', 'character_id');

type AgreedText = Pick<CreatorConsentsRow, 'text_version' | 'text_hash'>;

const findGiven = (
  trx: Knex.Transaction,
  creatorId: string,
  scope: ConsentScope,
): Promise<AgreedText | undefined> =>
  trx('creator_consents')
    .where({ creator_id: creatorId, scope, is_given: true })
    .first('text_version', 'text_hash');

interface Logged {
  model: Model;
  /** The person's session; null if the consent ends with their account. */
  by: ConsentingPerson | null;
  event: AgreedText & Pick<CreatorConsentEventsRow, 'scope' | 'change'>;
}

async function log(
  context: DomainContext,
  trx: Knex.Transaction,
  { model, by, event }: Logged,
): Promise<void> {
  await trx('creator_consent_events').insert({
    ...event,
    id: newId(),
    creator_id: model.id,
    session_id: by?.sessionId ?? null,
    address_hash: hashAddress(context, by?.address ?? null),
    at: context.now(),
  });
}
