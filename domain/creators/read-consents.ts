import type { Knex } from 'knex';
import type { CreatorConsentEventsRow } from '~/db/rows';
import { consentScopes, currentText, findText, type ConsentScope } from './consent-texts';

interface ConsentState {
  scope: ConsentScope;
  isGiven: boolean;
  /** The version that was agreed to last; null if none was. */
  version: string | null;
  givenAt: Date | null;
  withdrawnAt: Date | null;
  /** The text that is agreed to now, by which a page asks. */
  current: { version: string; text: string; hash: string };
}

interface ConsentEvent {
  id: string;
  scope: ConsentScope;
  change: CreatorConsentEventsRow['change'];
  version: string;
  hash: string;
  /** The words; null for a text that is not known. */
  text: string | null;
  at: Date;
}

/** Events of a record that are shown; a person changes a consent rarely. */
const shownEvents = 200;

/** Returns what a model's person agreed to, now and over time, the newest first. */
export async function readConsents(
  db: Knex,
  creatorId: string,
): Promise<{ states: ConsentState[]; events: ConsentEvent[] }> {
  const [rows, events] = await Promise.all([
    db('creator_consents').where({ creator_id: creatorId }),
    db('creator_consent_events')
      .where({ creator_id: creatorId })
      .orderBy([
        { column: 'at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(shownEvents),
  ]);
  return {
    states: consentScopes.map((scope) => {
      const row = rows.find((one) => one.scope === scope);
      return {
        scope,
        isGiven: row?.is_given ?? false,
        version: row?.text_version ?? null,
        givenAt: row?.given_at ?? null,
        withdrawnAt: row?.withdrawn_at ?? null,
        current: currentText(scope),
      };
    }),
    events: events.map((event) => ({
      id: event.id,
      scope: event.scope,
      change: event.change,
      version: event.text_version,
      hash: event.text_hash,
      text: findText(event.scope, event.text_hash)?.text ?? null,
      at: event.at,
    })),
  };
}
