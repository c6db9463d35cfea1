import type { AppLoadContext } from '@remix-run/node';
import { serverI18n } from '../../kit/i18n/translator.server';
import {
  storagePlaces,
  type Kept,
  type StoredInBrowser,
} from '../../kit/browser/stored-in-browser';
import type { StoredText } from '../../consent/stored-list';
import { listStored } from '../../consent/server/list-stored.server';

/** Returns what the site stores in browsers, in the viewer's language. */
export async function readStored(
  context: AppLoadContext,
  stored: readonly StoredInBrowser[],
): Promise<StoredText> {
  const { locale } = context.language;
  const [all, { t }] = await Promise.all([listStored(context, stored), serverI18n(locale)]);
  const lasting = (lasts: Kept['lasts']) =>
    typeof lasts === 'number' ? durationText(locale, lasts) : t(`legal:storage.lasts.${lasts}`);
  return {
    title: t('legal:storage.title'),
    about: t('legal:storage.about'),
    groups: storagePlaces.map((place) => ({
      title: t(`legal:storage.place.${place}`),
      entries: all
        .filter((kept) => kept.place === place)
        .map(({ name, use, lasts }) => ({
          name,
          use: t(`legal:storage.use.${use}`),
          lasts: lasting(lasts),
        })),
    })),
  };
}

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Returns seconds as text, in the largest unit that divides them without a remainder. */
function durationText(locale: string, seconds: number): string {
  const [unit, size] = units.find(([, each]) => seconds % each === 0) ?? ['second', 1];
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(seconds / size);
}
