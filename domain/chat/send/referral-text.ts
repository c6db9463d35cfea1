import de from '~/locales/de-DE/crisis.json' with { type: 'json' };
import en from '~/locales/en-GB/crisis.json' with { type: 'json' };
import es from '~/locales/es-ES/crisis.json' with { type: 'json' };
import fr from '~/locales/fr-FR/crisis.json' with { type: 'json' };
import pt from '~/locales/pt-BR/crisis.json' with { type: 'json' };
import { fillIn } from '~/locales/fill-in';
import { inEveryLocale, writtenLocaleFor } from '~/locales/written-locales';
import type { HelpLine } from './crisis-lines';
import type { CrisisReferral } from './crisis-referral';

const catalogues = inEveryLocale<typeof en>({ en, fr, de, es, pt });

/** Returns the crisis card as plain text, for lists and for clients that do not show cards. */
export function referralText(
  { emergency, lines, international }: CrisisReferral,
  language: string | null | undefined,
): string {
  const words = catalogues[writtenLocaleFor(language ?? '')];
  return [
    words.text,
    fillIn(words.emergency, { numbers: emergency.join(', ') }),
    ...[...lines, ...international].map((line) => lineText(line, words)),
  ].join('\n');
}

function lineText({ name, phone, sms, url, about }: HelpLine, words: typeof en): string {
  const named = about ? `${name} (${words['about-eating']})` : name;
  return [named, phone ?? (sms ? `SMS ${sms}` : undefined), url].filter(Boolean).join(' · ');
}
