import { offerKeyOf, readOfferKey } from '../subscriptions/plan-price';
import { offerKeySchema } from './schema';

/** Where somebody was told of an offer; what an earlier one says counts before a later one. */
const origins = ['address', 'mail', 'cookie', 'experiment'] as const;

/**
 * What each of them says: words with a full stop between, each of which is the key of an offer, a
 * special offer's first period as `3_DAY`, or `true` for the special offer as everybody has it.
 */
export type OfferTold = Readonly<Partial<Record<(typeof origins)[number], string | null>>>;

export interface ChosenOffer {
  /** Of plans, packs and bonuses that are for whoever names it. */
  offerKey: string | null;
  /** Of the special offer, as `3_DAY`; null for whichever there is. */
  durationKey: string | null;
}

const readWord = (word: string): Partial<ChosenOffer> => {
  if (word === 'true') return { durationKey: null };
  const duration = readOfferKey(word);
  if (duration) return { durationKey: offerKeyOf(duration) };
  return offerKeySchema.safeParse(word).success ? { offerKey: word } : {};
};

/**
 * Which offers are somebody's: of each kind the one that is told of first. What says none, as an
 * experiment that is off, is passed over.
 */
export function chooseOfferKey(told: OfferTold): ChosenOffer {
  const words = origins.flatMap((origin) => told[origin]?.split('.') ?? []).map(readWord);
  return words.reduceRight<ChosenOffer>((chosen, word) => ({ ...chosen, ...word }), {
    offerKey: null,
    durationKey: null,
  });
}

/** What is worth remembering of what was said, the first word of each kind; null where there is none. */
export function offerWords(said: readonly (string | null)[]): string | null {
  const words = said.flatMap((one) => one?.split('.') ?? []);
  const ofKind = (kind: keyof ChosenOffer) => words.find((word) => kind in readWord(word));
  const kept = [ofKind('offerKey'), ofKind('durationKey')].filter((word) => word !== undefined);
  return kept.length > 0 ? kept.join('.') : null;
}
