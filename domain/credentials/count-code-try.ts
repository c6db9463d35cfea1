import { createHmac } from 'node:crypto';
import type { DomainContext } from '../shared/context';
import type { Asker } from '../viewers/asker';
import { credentialsSettings } from './settings';

interface Try {
  /** The account that the code opens. The tries of all its codes are counted together. */
  account: string;
  asker: Asker;
  /** Set if the browser is recognised under another name than the account's. */
  isKnown?: boolean;
}

/**
 * Counts that a code of an account is about to be compared. Returns false once the daily share (UTC) is
 * used up; then nothing may be compared.
 *
 * A code is bound to the requesting browser and has five tries, but repeated requests give ever new
 * codes. Each account therefore has a daily share for all its codes, of any purpose: 30 tries by
 * browsers that are not recognised, at most 10 of them from one network, and 20 by recognised ones. A
 * blind guess at 100,000 codes of five digits succeeds on a day with a chance of (30 + 20) / 100,000 =
 * 0.0005 (0.05 %), and without a recognised browser 0.03 %. The settings' schema prevents a higher sum.
 * The shares are separate, so that strangers' guesses do not reduce the tries of a browser in which the
 * owner has signed in.
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
