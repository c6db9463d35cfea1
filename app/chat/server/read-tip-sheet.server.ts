import type { AppLoadContext } from '@remix-run/node';
import { newId } from '~/domain/shared/ids';
import { readBalance } from '~/domain/wallet/get-balance';
import { walletSettings } from '~/domain/wallet/settings';
import { readCharacterWith } from '../../characters/server/read-character-with.server';

/** Returns the character of a tip and the amounts on offer; null if there is no such character. */
export async function readTipSheet(context: AppLoadContext, params: Record<string, string>) {
  const { domain } = context;
  const read = await readCharacterWith(context, params, ({ userId }) =>
    Promise.all([domain.settings(walletSettings), readBalance(domain.db, userId)]),
  );
  if (!read) return null;
  const [settings, balance] = read.beside;
  const { slug, firstName, avatar } = read.character;
  return {
    slug,
    firstName,
    avatar,
    presets: settings.tips_price,
    balance,
    /** The key of a form without JavaScript; sent twice, it is one tip. */
    idempotencyKey: newId(),
  };
}
