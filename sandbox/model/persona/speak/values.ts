import { factsOn, slots, tradeLines } from '../card/facts';
import type { Thread } from '../thread/thread';
import { capital } from '../recognise/features';
import { linesOf } from '../talk';
import type { Values } from './speaker';

/** Returns what lines may name of the character and the person. */
export function valuesOf({ profile, language, fan }: Thread): Values {
  const facts = Object.fromEntries(slots.map((slot) => [slot, factsOn(slot, profile, language)]));
  const { occupation, lives, address } = profile;
  const [trade = ''] = tradeLines(profile, language);
  const isEnglish = language === 'en';
  const job = isEnglish && occupation !== null ? withArticle(occupation) : null;
  const place = isEnglish ? lives : (profile.city ?? null);
  return {
    ...facts,
    name: profile.firstName,
    age: profile.age === null ? null : String(profile.age),
    job,
    'job.cap': job === null ? null : capital(job),
    trade,
    lives: place,
    'lives.cap': place === null ? null : capital(place),
    address: address === null ? null : capital(address),
    fan,
    clock: profile.clock,
    doing: isEnglish ? profile.doing : null,
    mood: isEnglish && profile.mood ? [`I am ${profile.mood} today.`] : null,
    ask: linesOf(language, 'ask'),
  };
}

function withArticle(occupation: string): string {
  const trade = /^[A-Z]{2}/.test(occupation)
    ? occupation
    : occupation.charAt(0).toLowerCase() + occupation.slice(1);
  return `${/^[aeiou]/i.test(trade) ? 'an' : 'a'} ${trade}`;
}
