import type { Clause } from '../hear/clauses';
import type { Language } from '../hear/detect-language';
import { destinationOf } from './destinations';
import { relativesIn } from './everyday-facts';
import type { Fact, FactKind } from './fact';
import { inCapitals, isNameAbroad, isSurelyName } from './names';
import { relations } from './patterns';

const rx = (source: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}'])(?:${source})(?![\p{L}\p{N}'])`, 'u');

const before = (source: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}'])(?:${source})(?=(?<place>\p{L}.{1,39}))`, 'gu');

interface Words {
  /** Setting out; and what stands before the name of the place. */
  go: RegExp;
  to: RegExp;
  /** Setting out where no place is named. */
  away: RegExp;
  when: RegExp;
  /** Company, by its relation, its name, or both. */
  along: RegExp;
  /** 'My' and what the character says for it. */
  yours: Readonly<Record<string, string>>;
}

const name = String.raw`(?<name>\p{L}[\p{L}'-]{1,19})`;
const people = 'friends|parents|kids|children|family|mates|colleagues|brothers|sisters|girls|lads';

const words: Readonly<Record<Language, Words>> = {
  en: {
    go: rx(
      'going|flying|travelling|traveling|heading|off|driving|trip|fly|flights?|holiday|visiting|weekend|tickets?|i go|we go',
    ),
    to: before('(?:to|visiting|(?:holiday|weekend|week|days|trip) in) (?:the )?'),
    away: rx(
      '(?:i am|we are|i will be|we will be) (?:going|flying|leaving|travelling|traveling|going on holiday|setting off|off)(?! to)|the (?:trip|flight|holiday) is|we (?:leave|fly|travel)|i (?:leave|fly|travel)',
    ),
    when: rx(
      '(?:in|next|this|early|mid|late|end of|at the end of) (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:next|this) (?:week|month|year|weekend|spring|summer|autumn|fall|winter)|in (?:the )?(?:spring|summer|autumn|fall|winter|new year)|(?:on|next|this) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|tomorrow|(?:at|for|over) (?:christmas|easter|new year)|in (?:two|three|four|five|six|a few|\\d+) (?:days|weeks|months)',
    ),
    along: rx(
      `(?:with|and|taking|bringing) (?:(?<my>my) (?:little |big |older |younger |old )?(?<whom>${relations}|${people})(?: ${name})?|(?<alone>\\p{L}[\\p{L}'-]{1,19}))`,
    ),
    yours: { my: 'your' },
  },
  fr: {
    go: rx(
      "(?:je|on|nous|j'ai|on a) (?:pars?|partons|vais|va|allons|voyage|m'envole|s'envole|pris un billet|réservé)",
    ),
    to: before("(?:à|en|au|aux|pour) (?:le |la |l'|les )?"),
    away: rx("(?:je|on|nous) (?:pars|part|partons|m'envole|s'envole)|le (?:voyage|départ|vol) est"),
    when: rx(
      "(?:en|mi|fin|début) (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)|(?:cet été|cet hiver|cet automne|ce printemps|au printemps|en été|en hiver|en automne|demain|ce week-end)|(?:la semaine|le mois|l'été|l'année|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|le week-end) prochaine?|(?:à|pour) (?:noël|pâques)|dans (?:deux|trois|quatre|\\d+) (?:jours|semaines|mois)",
    ),
    along: rx(
      `avec (?:(?<my>ma|mon|mes) (?:petite? |grande? )?(?<whom>${relativesIn.fr}|amis|amies|parents|enfants|collègues|potes|copines|copains|famille)(?: ${name})?|(?<alone>\\p{L}[\\p{L}'-]{1,19}))`,
    ),
    yours: { ma: 'ta', mon: 'ton', mes: 'tes' },
  },
  de: {
    go: rx('(?:flieg|fahr|fähr|reis|geh|verreis|urlaub)\\p{L}{0,4}'),
    to: before('(?:nach|(?<article>in die|auf die|in den)) '),
    away: rx(
      '(?:ich|wir|und) (?:flieg|fahr|reis|verreis)\\p{L}{0,3}(?!.* (?:zum|zur|heim|hause))|(?:flieg|fahr|reis|verreis)\\p{L}{0,3} (?:ich|wir)(?!.* (?:zum|zur|heim|hause))|die reise ist|es geht los|geht es los',
    ),
    when: rx(
      '(?:im|anfang|mitte|ende) (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühling|frühjahr|sommer|herbst|winter)|nächste[nrs]? (?:woche|monat|jahr|sommer|winter|wochenende|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|am (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|wochenende)|(?:an|zu|über) (?:weihnachten|ostern|pfingsten|silvester)|in (?:zwei|drei|vier|\\d+) (?:tagen|wochen|monaten)',
    ),
    along: rx(
      `mit (?:(?<my>meine[mnr]?) (?:(?<best>besten|kleinen|großen) )?(?<whom>${relativesIn.de}|freunden|freundinnen|eltern|kindern|kollegen|mädels|jungs|familie)(?: ${name})?|(?<alone>\\p{L}[\\p{L}'-]{1,19}))`,
    ),
    yours: { meinem: 'deinem', meiner: 'deiner', meinen: 'deinen', meine: 'deine' },
  },
  es: {
    go: rx('voy|vamos|viajo|viajamos|vuelo|volamos|viaje|viajar'),
    to: before('(?:a|para) (?:la |el |los )?'),
    away: rx('(?:me voy|nos vamos|viajo|viajamos) (?=en|con|el|la|mañana)|el (?:viaje|vuelo) es'),
    when: rx(
      '(?:en|a finales de|a principios de) (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|verano|primavera|otoño|invierno|navidad|semana santa)|(?:este|el) (?:verano|invierno|finde|fin de semana|lunes|martes|miércoles|jueves|viernes|sábado|domingo)|(?:la semana|el mes|el año) que viene|dentro de (?:dos|tres|cuatro|\\d+) (?:días|semanas|meses)',
    ),
    along: rx(
      `con (?:(?<my>mi|mis) (?:mejor )?(?<whom>${relativesIn.es}|amigos|amigas|padres|hijos|compañeros|compañeras|familia|primos|hermanos)(?: ${name})?|(?<alone>\\p{L}[\\p{L}'-]{1,19}))`,
    ),
    yours: { mi: 'tu', mis: 'tus' },
  },
  pt: {
    go: rx('vou|vamos|viajo|viajamos|viajar|viagem|embarco|a gente vai'),
    to: before('(?:pra|para|pro|ao|à|a) (?:o |a |os )?'),
    away: rx('(?:viajo|viajamos|vou viajar|vamos viajar|embarco)|a viagem é'),
    when: rx(
      '(?:em|no fim de|no começo de|no final de) (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|(?:no|nesse|neste) (?:verão|inverno|natal|carnaval|feriado|fim de semana)|(?:semana|mês|ano) que vem|(?:segunda|terça|quarta|quinta|sexta|sábado|domingo) que vem|amanhã|daqui a (?:duas|dois|três|\\d+) (?:dias|semanas|meses)',
    ),
    along: rx(
      `com (?:a |o |as |os )?(?:(?<my>minha|meu|meus|minhas) (?:melhor )?(?<whom>${relativesIn.pt}|amigos|amigas|pais|colegas|família|irmãos|irmãs|primos)(?: ${name})?|(?<alone>\\p{L}[\\p{L}'-]{1,19}))`,
    ),
    yours: { minha: 'sua', meu: 'seu', meus: 'seus', minhas: 'suas' },
  },
};

/** Nouns that English and German write with a capital letter. */
const calendarWords =
  /(?<!\p{L})(?:january|february|march|april|may|june|july|august|september|october|november|december|\p{L}+day|christmas|easter|januar|februar|märz|mai|juni|juli|oktober|dezember|frühling|frühjahr|sommer|herbst|winter|woche|monat|jahr|wochenende|wochen|monaten|tagen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|weihnachten|ostern|pfingsten|silvester)(?!\p{L})/gu;

const nextMessage = 1;
/** 'With my brother', said of what was told before. */
const startsWithWhom =
  /^(?:(?:and|just|et|juste|und|nur|y|solo|e|só) )?(?:with|avec|mit|con|com) /u;

/** Where the fan travels, when, and with whom, as far as one clause tells it. */
export function tripIn(
  { plain, text }: Clause,
  known: readonly Fact[],
  language: Language,
  turn: number,
): Fact[] {
  const { go, to, away, when, along, yours } = words[language];
  const place = go.test(plain) ? placeAfter(to, plain, text, language) : null;
  const isMore =
    startsWithWhom.test(plain) &&
    known.some(({ kind, turn: before }) => kind.startsWith('trip') && turn - before <= nextMessage);
  if (place === null && !away.test(plain) && !isMore) return [];
  const time = when.exec(plain)?.[0] ?? null;
  const company = along.exec(plain)?.groups;
  const whom = company && companyOf(company, text, language, yours);
  const fact = (kind: FactKind, value: string): Fact[] => [
    { kind, value, about: '', isGone: false, date: null, turn },
  ];
  return [
    ...(whom ? fact('tripWith', whom) : []),
    ...(time === null ? [] : fact('tripTime', spokenTime(time, language))),
    ...(place === null ? [] : fact('tripPlace', place)),
  ];
}

function placeAfter(to: RegExp, plain: string, text: string, language: Language): string | null {
  for (const { groups } of plain.matchAll(to)) {
    // After an article a German capital letter may begin any noun.
    const typed = groups?.['article'] === undefined ? text : text.toLowerCase();
    const place = destinationOf(groups?.['place'] ?? '', typed, language);
    if (place !== null) return place;
  }
  return null;
}

function spokenTime(time: string, language: Language): string {
  return language === 'en' || language === 'de'
    ? time.replaceAll(calendarWords, (word) =>
        language === 'en' && /^(?:winter)$/.test(word) ? word : inCapitals(word, ''),
      )
    : time;
}

/** 'Your sister', 'your best friend Tom', 'Tom'; null where nobody is named. */
function companyOf(
  { my, best, whom, name: given, alone }: Partial<Record<string, string>>,
  text: string,
  language: Language,
  yours: Words['yours'],
): string | null {
  const isName = (word: string) =>
    language === 'en'
      ? isSurelyName(word, text)
      : isNameAbroad(word, text, language === 'de' && whom === undefined);
  if (alone !== undefined) return isName(alone) ? inCapitals(alone, text) : null;
  if (my === undefined || whom === undefined) return null;
  const relation =
    language === 'de' ? inCapitals(whom, '').replace(/^Beste[nr]? /, 'besten ') : whom;
  return [yours[my], best, relation, given && isName(given) ? inCapitals(given, text) : null]
    .filter(Boolean)
    .join(' ');
}
