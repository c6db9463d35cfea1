import type { MessagesRow } from '~/db/rows';
import de from '~/locales/de-DE/spoken.json' with { type: 'json' };
import en from '~/locales/en-GB/spoken.json' with { type: 'json' };
import es from '~/locales/es-ES/spoken.json' with { type: 'json' };
import fr from '~/locales/fr-FR/spoken.json' with { type: 'json' };
import pt from '~/locales/pt-BR/spoken.json' with { type: 'json' };
import { inEveryLocale, writtenLocaleFor } from '~/locales/written-locales';
import { oneLine } from '../../shared/words/one-line';

/** The words of one speaker until the other one speaks. */
export interface SpokenTurn {
  role: 'user' | 'character';
  text: string;
}

const you = inEveryLocale({ en: en.you, fr: fr.you, de: de.you, es: es.you, pt: pt.you });

/** Returns the turns of a call as one text: a line per turn that starts with the speaker. */
export function writeTranscript(
  turns: readonly SpokenTurn[],
  name: string,
  language: string | null,
): string {
  const person = you[writtenLocaleFor(language ?? '')];
  return turns
    .map(({ role, text }) => `${role === 'user' ? person : name}: ${oneLine(text)}`)
    .join('\n');
}

/** Returns the turns of a message: those of the call that it sums up, or its own words as one turn. */
export const turnsOf = (
  { role, type }: Pick<MessagesRow, 'role' | 'type'>,
  words: string,
): SpokenTurn[] =>
  type === 'voice_call_summary' ? readTranscript(words) : [{ role, text: words }];

/** Parses such a text into turns, in any language. */
export const readTranscript = (transcript: string): SpokenTurn[] =>
  transcript
    .split('\n')
    .map((line) => /^(?<who>[^:]+): (?<text>.+)$/.exec(line)?.groups)
    .filter((turn) => turn !== undefined)
    .map(({ who = '', text = '' }) => ({ role: isPerson(who) ? 'user' : 'character', text }));

/** Returns the turns as input for a model: the first `longest` characters of each, with the speaker. */
export const turnsToRead = (
  turns: readonly SpokenTurn[],
  { characterName, longest }: { characterName: string; longest: number },
) =>
  turns.map(({ role, text }) => ({
    by: role === 'user' ? 'the person' : characterName,
    text: text.slice(0, longest),
  }));

const isPerson = (who: string): boolean => Object.values(you).includes(who);
