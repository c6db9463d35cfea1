import { offerKeyOf, readOfferKey } from '../subscriptions/plan-price';
import { offerKeySchema } from './schema';

/** The sources that can name an offer; an earlier source has priority over a later one. */
const origins = ['address', 'mail', 'cookie', 'experiment'] as const;

/**
 * The value of each source: words separated by full stops. Each word is the key of an offer, the first
 * period of a special offer (`3_DAY`), or `true` for the general special offer.
 */
export type OfferKeys = Readonly<Partial<Record<(typeof origins)[number], string | null>>>;

export interface ChosenOffer {
  /** The key of plans, packs and bonuses that are offered to anyone who names it. */
  offerKey: string | null;
  /** The first period of the special offer, such as `3_DAY`; null for the general one. */
  durationKey: string | null;
}

const readWord = (word: string): Partial<ChosenOffer> => {
  if (word === 'true') return { durationKey: null };
  const duration = readOfferKey(word);
  if (duration) return { durationKey: offerKeyOf(duration) };
  return offerKeySchema.safeParse(word).success ? { offerKey: word } : {};
};

/**
 * Chooses a person's offers: of each kind the first one that a source names. A source without a value, such
 * as an inactive experiment, is skipped.
 */
export function chooseOfferKey(sources: OfferKeys): ChosenOffer {
  const words = origins.flatMap((origin) => sources[origin]?.split('.') ?? []).map(readWord);
  return words.reduceRight<ChosenOffer>((chosen, word) => ({ ...chosen, ...word }), {
    offerKey: null,
    durationKey: null,
  });
}

/** Returns the words worth remembering, the first of each kind; null when there are none. */
export function offerWords(values: readonly (string | null)[]): string | null {
  const words = values.flatMap((one) => one?.split('.') ?? []);
  const ofKind = (kind: keyof ChosenOffer) => words.find((word) => kind in readWord(word));
  const kept = [ofKind('offerKey'), ofKind('durationKey')].filter((word) => word !== undefined);
  return kept.length > 0 ? kept.join('.') : null;
}
