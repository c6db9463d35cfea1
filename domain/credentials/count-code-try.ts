import { createHmac } from 'node:crypto';
import type { DomainContext } from '../shared/context';
import type { Asker } from '../viewers/asker';
import { credentialsSettings } from './settings';

interface Try {
  /** What the code opens; the tries of all its codes are counted together. */
  account: string;
  asker: Asker;
  /** Where the browser is known by another name than the account's. */
  isKnown?: boolean;
}

/**
 * Counts that a code of an account is about to be compared; false once the day's share (UTC) is
 * used up, and then nothing may be compared.
 *
 * A code is bound to the browser that asked and has five tries, but whoever asks again and again
 * gets ever new codes. So the account has a share a day for all of them together, by whatever
 * purpose: 30 tries of browsers it does not know, no more than 10 of them from one network, and 20
 * of those it knows. Of 100,000 codes of five digits somebody who guesses blindly hits one a day
 * with a chance of (30 + 20) / 100,000 = 0.0005, that is 0.05 %, and without a known browser 0.03 %.
 * The settings' schema lets nobody raise the sum. The shares are apart so that guesses of strangers
 * take nothing from a browser that the owner has signed in with.
 */
export async function countCodeTry(
  context: DomainContext,
  { account, asker, isKnown = asker.isKnownTo(account) }: Try,
): Promise<boolean> {
  const settings = await context.settings(credentialsSettings);
  const take = (share: string, limit: number) =>
    takeOne(context, `${share}:${account.trim().toLowerCase()}`, limit);
  if (isKnown) return take('known', settings.code_tries_known_per_day);
  return (
    (await take(`network:${asker.network}`, settings.code_tries_network_per_day)) &&
    (await take('strangers', settings.code_tries_strangers_per_day))
  );
}

async function takeOne(
  { db, keys, now }: DomainContext,
  what: string,
  limit: number,
): Promise<boolean> {
  const counter = createHmac('sha256', keys.oneTimeCode).update(`tries:${what}`).digest();
  const { rows } = await db.raw<{ rows: unknown[] }>(
    `insert into code_tries (counter, day, tries) values (?, ?, 1)
       on conflict (day, counter) do update set tries = code_tries.tries + 1
        where code_tries.tries < ?
     returning tries`,
    [counter, now().toISOString().slice(0, 10), limit],
  );
  return rows.length === 1;
}
