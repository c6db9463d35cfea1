import de from '../data/facts.de.json' with { type: 'json' };
import en from '../data/facts.en.json' with { type: 'json' };
import es from '../data/facts.es.json' with { type: 'json' };
import fr from '../data/facts.fr.json' with { type: 'json' };
import pt from '../data/facts.pt.json' with { type: 'json' };
import type { Language } from '../language';
import { alternatives } from '../talk';
import { capital, hash } from '../recognise/features';
import { ownSentences } from './own-sentences';
import type { Profile } from './profile';
import { tradeOf } from './trades';

const facts: Record<Language, typeof en> = { en, fr, de, es, pt };
type Drawn = Exclude<keyof typeof en, `trade.${string}`>;
/** What a character has an answer to. */
export type Slot = Drawn | OfTrade | 'origin' | 'fact';
const ofTrade = 'trade today worklove workhard best worst project start'.split(' ');
type OfTrade = 'trade' | 'today' | 'worklove' | 'workhard' | 'best' | 'worst' | 'project' | 'start';

/** All that a line may name of a character. */
export const slots: readonly Slot[] = [
  ...(Object.keys(en).filter((key) => !key.startsWith('trade.')) as Drawn[]),
  ...(ofTrade.slice(1) as OfTrade[]),
  'origin',
  'fact',
];

const stated: Partial<Record<Slot, RegExp>> = {
  origin: /\b(?:grew up|born|childhood|come from|moved to|hometown)\b/i,
  family: /\b(?:(?:grand)?(?:mother|father)|sister|brother|aunt|uncle|family|parents|daughter)\b/i,
  pet: /\b(?:cat|dog|tortoise|horse|parrot|goat|owl|fish|hound|kitten|rabbit|hen|starter|goldfish|heron|pigeon)\b/i,
  fear: /\b(?:afraid|fear|scared|faint)\b/i,
  film: /\b(?:favou?rite film|films? (?:is|are)|cinema)\b/i,
  book: /\b(?:favou?rite book|novels?|I read)\b/i,
  song: /\b(?:favou?rite song|I sing|songs?)\b/i,
  food: /\b(?:I (?:cook|bake|eat)|cannot (?:cook|bake)|favou?rite food|soup)\b/i,
  drink: /\b(?:I drink|favou?rite drink|tea|coffee)\b/i,
  sport: /\b(?:I (?:swim|run|cycle|climb|surf|box|ride)|a serve|headstands)\b/i,
  secret: /\b(?:secret|tell nobody|nobody knows|letter of mine)\b/i,
  morning: /\b(?:I (?:can )?sleep|asleep|breakfast)\b/i,
  start: /\b(?:I learn(?:ed|t)|taught|I began|I started|I trained)\b/i,
  angry: /\b(?:I hate|cannot stand)\b/i,
};

const exclusive = new Set<Slot>(['family', 'pet']);

/** Returns sentences on a subject: what the card states, else a drawing, the same for a name. */
export function factsOn(slot: Slot, profile: Profile, language: Language): string[] {
  const own = language === 'en' ? ownSentences(profile) : [];
  if (slot === 'fact') return own.slice(0, profile.facts.length);
  const hobby = slot === 'hobby' && language === 'en' ? profile.hobbies.join(' and ') : '';
  if (hobby !== '')
    return [`${capital(hobby)}, whenever I can.`, ...drawnOn(slot, profile, language)];
  const pattern = stated[slot];
  const fromCard = pattern ? own.filter((sentence) => pattern.test(sentence)) : [];
  if (slot === 'origin' || (fromCard.length > 0 && exclusive.has(slot))) return fromCard;
  const place = ofTrade.indexOf(slot);
  if (place >= 0) {
    const line = tradeLines(profile, language)[place];
    return line === undefined ? fromCard : [...fromCard, line];
  }
  return [...fromCard, ...drawnOn(slot, profile, language)];
}

function drawnOn(slot: Slot, { name }: Profile, language: Language): string[] {
  const drawings = alternatives(facts[language][slot as Drawn]);
  return (drawings[hash(`${name}:${slot}`) % drawings.length] ?? '').split(' // ');
}

/** Returns what the character does, in words that follow "I" in every language, then its day, and so on. */
export const tradeLines = ({ occupation }: Profile, language: Language): string[] =>
  facts[language][`trade.${tradeOf(occupation)}`].split(' // ');
