import { inFirstPerson } from './first-person';
import type { Profile } from './profile';
import type { Slots } from './speaker';
import { findWorld } from './worlds/find-world';

const sentence = (text: string) => {
  const trimmed = text.trim().replace(/[.\s]{1,9}$/, '');
  return /[!?…”]$/.test(trimmed)
    ? trimmed
    : `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}.`;
};

/** What the profile says, in the first person and as whole sentences. */
export function ownSentences(profile: Profile): string[] {
  const described = { names: [profile.name, profile.firstName], isAddressed: true };
  return [...profile.facts, ...profile.about].map((text) =>
    sentence(inFirstPerson(text, described)),
  );
}

/** What lines may say of the character. */
export function ownSlots(profile: Profile, fanName: string | null): Slots {
  const world = findWorld(profile.occupation);
  const own = ownSentences(profile);
  const about = (pattern: RegExp) => own.filter((text) => pattern.test(text)).map(sentence);
  return {
    me: profile.firstName,
    fullName: profile.name,
    age: profile.age === null ? null : String(profile.age),
    job: profile.occupation && withArticle(profile.occupation),
    lives: profile.lives,
    address: profile.lives === null ? profile.address : null,
    city: profile.city,
    fan: fanName,
    fact: own.slice(0, profile.facts.length),
    about: own.slice(profile.facts.length),
    origin: about(/\b(?:grew up|born|childhood|hometown|come from|moved to)\b/i),
    family: about(
      /\b(?:mother|father|grandmother|grandfather|sister|brother|aunt|uncle|family|parents|daughter|son)\b/i,
    ),
    pet: about(/\b(?:cat|dog|tortoise|horse|bird|parrot|goat|owl|fish|pet|hound|kitten)\b/i),
    fear: about(/\b(?:afraid|fear|scared)\b/i),
    today: world.today.map(sentence),
    tonight: world.tonight,
    tale: world.tales,
    workLove: world.loves.map(sentence),
    workHardship: world.hardships,
    workCraft: world.craft,
  };
}

function withArticle(occupation: string): string {
  const [trade = ''] = occupation.toLowerCase().split(',');
  return `${/^[aeiou]/.test(trade) ? 'an' : 'a'} ${trade}`;
}
