import type { Client } from '~/app/testing/client';
import type { TestSite } from '~/app/testing/start-site';
import { beginApp } from '~/domain/second-factors/begin-app';
import { confirmApp } from '~/domain/second-factors/confirm-app';
import type { Holder } from '~/domain/second-factors/holder';
import { codeNow } from '~/db/testing/code-now';
import { formBody, formHeaders } from '../../security/testing/pages';

export type Values = Record<string, string>;

/** One thing that an action refuses. */
export interface Refusal {
  /** The address of the action's route. */
  route: string;
  what: string;
  /** Where its words stand: `area:key`, or `area:key/key`. */
  says: string;
  /** Somebody who is refused, and what they send: the same comes of it each time. */
  bring: () => Promise<{ client: Client; path?: string; values: Values }>;
}

export const post = (client: Client, path: string, values: Values) =>
  client.request('POST', path, { headers: formHeaders, body: formBody(values) });

/** The code that was mailed last, to whomever. */
export async function lastCode(site: TestSite): Promise<string> {
  const row = await site
    .db('outbox')
    .whereRaw("payload->>'sealedCode' is not null")
    .orderBy('id', 'desc')
    .first<{ payload: { sealedCode: string } } | undefined>('payload');
  if (!row) throw new Error('no code was mailed');
  return site.domain.seal.open(row.payload.sealedCode);
}

/** What was mailed last is too old, or was tried too often. */
export async function spoilLastCode(
  site: TestSite,
  spoilt: { expires_at: Date } | { attempts: number },
): Promise<void> {
  const { id } = await site.db('one_time_codes').orderBy('id', 'desc').first<{ id: string }>('id');
  await site.db('one_time_codes').where({ id }).update(spoilt);
}

export const tooOld = { expires_at: new Date(0) };
export const triedTooOften = { attempts: 100 };

/** Gives somebody an app as their second factor. */
export async function giveApp(site: TestSite, holder: Holder): Promise<void> {
  const begun = await beginApp(site.domain, holder);
  if (!begun.ok) throw new Error(begun.reason);
  const added = await confirmApp(site.domain, { holder, code: await codeNow(begun.secret) });
  if (!added.ok) throw new Error(added.reason);
}
