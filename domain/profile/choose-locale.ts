import { changeAccount } from '../account-states/account-rows';
import type { DomainContext } from '../shared/context';
import { productSettings } from '../settings/settings';
import { refuse, type Refusal } from './refusals';

/** Stores the language that a user chose, also for mails; only a released one. */
export async function chooseLocale(
  context: DomainContext,
  { userId, locale }: { userId: string; locale: string },
): Promise<{ ok: true } | Refusal<'not-released'>> {
  const { 'locales.released': released } = await context.settings(productSettings);
  if (!released.includes(locale)) return refuse('not-released');
  await changeAccount(context.db, { id: userId }, { locale, updated_at: context.now() });
  return { ok: true };
}
