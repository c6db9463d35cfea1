import nlp from 'compromise';
import type { Language } from '../hear/detect-language';
import { placeWithClock } from '../reckon/calendar';
import { inCapitals } from './names';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const regions = letters.flatMap((first) => letters.map((second) => first + second));
/** Where people go that is neither a country nor a city with a clock of its own. */
const elsewhere =
  'rom|rome|roma|nice|lyon|kyoto|kioto|osaka|lisbon|lisboa|lisbonne|lissabon|porto|faro|venice|venise|venedig|venecia|veneza|florence|florenz|florencia|florença|naples|naples|neapel|nápoles|milan|mailand|milán|milão|sicily|sicile|sizilien|sicilia|sicília|crete|crète|kreta|creta|bali|ibiza|mallorca|majorque|tenerife|teneriffa|londres|wien|vienne|viena|prag|prague|praga|münchen|köln|hamburg|marseille|bretagne|corse|korsika|sevilla|séville|granada|valencia|bilbao|málaga|barcelona|barcelone|salvador|recife|natal|floripa|florianópolis|gramado|fortaleza|rio|são paulo|buenos aires|new york|nova york|nueva york|edinburgh|édimbourg|cornwall|wales|scotland|schottland|écosse|escocia|escócia|england|angleterre|inglaterra|holland|hollande|holanda|usa|tuscany|toscane|toskana|toscana|provence|algarve|madeira|madère|lanzarote|santorini|rhodes|rhodos|marrakech|cancún|cusco|patagonia|patagônia|thailand'.split(
    '|',
  );

const knownIn = new Map<Language, Map<string, string>>();

/** The countries of the world and some cities, as a language writes them. */
function known(language: Language): Map<string, string> {
  const read = knownIn.get(language);
  if (read) return read;
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const countries = regions.flatMap((region) => names.of(region) ?? []);
  const places = new Map(
    [...elsewhere.map((place) => inCapitals(place, '')), ...countries].map((place) => [
      place.toLowerCase(),
      place,
    ]),
  );
  knownIn.set(language, places);
  return places;
}

const noPlace =
  /^(?:hause|work|bed|christmas|easter|church|school|uni|mum|mom|dad|god|ikea|tesco|lidl|aldi|mercadona|carrefour|noël|pâques|weihnachten|ostern|navidad|netflix|i|january|february|march|april|may|june|july|august|september|october|november|december|avril|mai|juin|juillet|août|enero|febrero|marzo|abril|mayo|junio|julio|agosto|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|septiembre|octubre|noviembre|diciembre|septembre|octobre|décembre|\p{L}+day)$/iu;

/** The place that some words begin with, in its own capitals; null where they name none. */
export function destinationOf(words: string, text: string, language: Language): string | null {
  const all = words.split(' ');
  const start = text.toLowerCase().indexOf(words.toLowerCase());
  const capital = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}/u.exec(
    start < 0 ? '' : text.slice(start),
  )?.[0];
  if (capital && !noPlace.test(capital) && !isPerson(capital)) return capital;
  for (let length = Math.min(3, all.length); length > 0; length -= 1) {
    const place = all.slice(0, length).join(' ');
    if (noPlace.test(place)) return null;
    const name =
      known(language).get(place) ??
      (placeWithClock(place)?.place.toLowerCase() === place ? inCapitals(place, '') : undefined);
    if (name !== undefined) return name;
  }
  const [first = ''] = all;
  const name = inCapitals(first, '');
  return language === 'en' && nlp(name).has('#Place') ? name : null;
}

function isPerson(name: string): boolean {
  const document = nlp(name);
  return document.has('#FirstName') && !document.has('#Place');
}
