import type { AppLoadContext } from '@remix-run/node';
import { translatorOf } from '../../kit/i18n/translator.server';

/** Returns a string of the back office by its key, or by the first of several keys that exists. */
export type Words = (key: string | string[], values?: Record<string, unknown>) => string;

/** Returns the strings of the back office, which are English. */
export async function wordsOf(context: Pick<AppLoadContext, 'language'>): Promise<Words> {
  const t = await translatorOf(context);
  return (key, values = {}) => t(key, { ns: 'staff', ...values });
}
