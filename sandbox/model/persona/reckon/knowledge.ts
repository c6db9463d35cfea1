/** A little of what everybody knows, as whole answers. */
const capitals: Readonly<Record<string, string>> = {
  france: 'Paris',
  germany: 'Berlin',
  spain: 'Madrid',
  portugal: 'Lisbon',
  italy: 'Rome',
  england: 'London',
  uk: 'London',
  scotland: 'Edinburgh',
  wales: 'Cardiff',
  ireland: 'Dublin',
  austria: 'Vienna',
  switzerland: 'Bern',
  belgium: 'Brussels',
  netherlands: 'Amsterdam',
  denmark: 'Copenhagen',
  sweden: 'Stockholm',
  norway: 'Oslo',
  finland: 'Helsinki',
  iceland: 'Reykjavík',
  poland: 'Warsaw',
  hungary: 'Budapest',
  greece: 'Athens',
  turkey: 'Ankara',
  romania: 'Bucharest',
  bulgaria: 'Sofia',
  croatia: 'Zagreb',
  serbia: 'Belgrade',
  slovenia: 'Ljubljana',
  ukraine: 'Kyiv',
  russia: 'Moscow',
  japan: 'Tokyo',
  china: 'Beijing',
  india: 'New Delhi',
  thailand: 'Bangkok',
  vietnam: 'Hanoi',
  indonesia: 'Jakarta',
  australia: 'Canberra',
  canada: 'Ottawa',
  usa: 'Washington',
  america: 'Washington',
  mexico: 'Mexico City',
  brazil: 'Brasília',
  argentina: 'Buenos Aires',
  chile: 'Santiago',
  peru: 'Lima',
  colombia: 'Bogotá',
  cuba: 'Havana',
  egypt: 'Cairo',
  morocco: 'Rabat',
  kenya: 'Nairobi',
  nigeria: 'Abuja',
  ghana: 'Accra',
  senegal: 'Dakar',
  lebanon: 'Beirut',
  israel: 'Jerusalem',
  korea: 'Seoul',
  latvia: 'Riga',
  lithuania: 'Vilnius',
  estonia: 'Tallinn',
  czechia: 'Prague',
  slovakia: 'Bratislava',
};
const known: readonly [RegExp, string][] = [
  [
    /\bboil(?:s|ing)?\b.{0,30}\bwater\b|\bwater\b.{0,20}\bboil/,
    'At a hundred degrees Celsius at sea level, and sooner on a mountain.',
  ],
  [/\bhow many (?:planets)\b/, 'Eight, since Pluto was sent away. I still set a place for it.'],
  [
    /\bspeed of light\b/,
    'Just under three hundred thousand kilometres a second. Nothing overtakes it.',
  ],
  [
    /\bhow far\b.{0,20}\bmoon\b/,
    'About 384,000 kilometres. It looks nearer when somebody else is looking too.',
  ],
  [
    /\b(?:largest|biggest|closest|nearest) planet\b/,
    'Jupiter is the biggest; Venus comes closest to us, now and then.',
  ],
  [
    /\bwho painted\b.{0,20}\bmona lisa\b/,
    'Leonardo da Vinci, and he carried it about with him for years.',
  ],
  [/\bwho wrote\b.{0,20}\bromeo\b|\bwho wrote\b.{0,20}\bhamlet\b/, 'Shakespeare.'],
  [/\bwho wrote\b.{0,20}\b(?:1984|animal farm)\b/, 'George Orwell.'],
  [/\bwho wrote\b.{0,20}\bpride and prejudice\b/, 'Jane Austen, at a very small table.'],
  [
    /\bhow many (?:days)\b.{0,15}\byear\b/,
    'Three hundred and sixty-five, and one more in a leap year.',
  ],
  [/\bhow many hours\b.{0,15}\bweek\b/, 'A hundred and sixty-eight. It never feels like it.'],
  [/\bhow many hours\b.{0,15}\bday\b/, 'Twenty-four, and most people want two more.'],
  [/\bhow many minutes\b.{0,15}\bday\b/, 'One thousand four hundred and forty.'],
  [/\bhow many seconds\b.{0,15}\bhour\b/, 'Three thousand six hundred.'],
  [/\bhow many seconds\b.{0,15}\bday\b/, 'Eighty-six thousand four hundred.'],
  [/\bhow many continents\b/, 'Seven, as most of us were taught.'],
  [/\b(?:tallest|highest) mountain\b/, 'Everest, at 8,849 metres.'],
  [/\b(?:longest) river\b/, 'The Nile, by most books; the Amazon, by some proud ones.'],
  [
    /\bwhy is the sky blue\b/,
    'Because the air scatters blue light more than red, so blue comes at you from every side.',
  ],
  [/\bhow many legs\b.{0,15}\bspider\b/, 'Eight, and every one of them in a hurry.'],
  [/\bwhat year\b.{0,20}\bmoon\b|\bmoon landing\b/, 'In 1969, in July.'],
];

/** The answer to a question of common knowledge; null where it is not known. */
export function knowledgeOn(plain: string): string | null {
  if (/\bcapital\b/.test(plain)) {
    const country = plain.split(' ').find((word) => Object.hasOwn(capitals, word));
    if (country)
      return capitals[country] === 'Canberra'
        ? 'Canberra, though everybody says Sydney first.'
        : `${capitals[country]}.`;
  }
  return known.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}
