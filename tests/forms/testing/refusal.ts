import type { Client } from '~/app/testing/client';
import type { TestSite } from '~/app/testing/start-site';
import { beginApp } from '~/domain/second-factors/begin-app';
import { confirmApp } from '~/domain/second-factors/confirm-app';
import type { Holder } from '~/domain/second-factors/holder';
import { codeNow } from '~/db/testing/code-now';
import { formBody, formHeaders } from '../../security/testing/pages';

export type Values = Record<string, string>;

/** One refusal of an action. */
export interface Refusal {
  /** The address of the action's route. */
  route: string;
  what: string;
  /** The key of its text: `area:key`, or `area:key/key`. */
  says: string;
  /** Returns a client that is refused, with the values it sends; repeatable. */
  bring: () => Promise<{ client: Client; path?: string; values: Values }>;
}

export const post = (client: Client, path: string, values: Values) =>
  client.request('POST', path, { headers: formHeaders, body: formBody(values) });

/** Returns the last mailed code of any recipient. */
export async function lastCode(site: TestSite): Promise<string> {
  const row = await site
    .db('outbox')
    .whereRaw("payload->>'sealedCode' is not null")
    .orderBy('id', 'desc')
    .first<{ payload: { sealedCode: string } } | undefined>('payload');
  if (!row) throw new Error('no code was mailed');
  return site.domain.seal.open(row.payload.sealedCode);
}

/** Makes the last mailed code too old, or tried too often. */
export async function spoilLastCode(
  site: TestSite,
  changes: { expires_at: Date } | { attempts: number },
): Promise<void> {
  const { id } = await site.db('one_time_codes').orderBy('id', 'desc').first<{ id: string }>('id');
  await site.db('one_time_codes').where({ id }).update(changes);
}

export const tooOld = { expires_at: new Date(0) };
export const triedTooOften = { attempts: 100 };

/** Adds an authenticator app as an account's second factor. */
export async function giveApp(site: TestSite, holder: Holder): Promise<void> {
  const begun = await beginApp(site.domain, holder);
  if (!begun.ok) throw new Error(begun.reason);
  const added = await confirmApp(site.domain, { holder, code: await codeNow(begun.secret) });
  if (!added.ok) throw new Error(added.reason);
}
