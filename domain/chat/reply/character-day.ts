import { createHash } from 'node:crypto';

/** The state of a character's day at a moment. */
export interface CharacterDay {
  /** The IANA time zone of the character's place. */
  timeZone: string;
  /** The local time: 'Thursday, 19 November, 22:40'. */
  localTime: string;
  partOfDay: 'night' | 'morning' | 'noon' | 'afternoon' | 'evening';
  doing: string;
  plan: string;
  mood: string;
}

/** Towns of characters that are missing in the list of time zones. */
const townZones: Record<string, string> = {
  atacama: 'America/Santiago',
  basel: 'Europe/Zurich',
  barcelona: 'Europe/Madrid',
  beirut: 'Asia/Beirut',
  bergen: 'Europe/Oslo',
  bologna: 'Europe/Rome',
  bristol: 'Europe/London',
  busan: 'Asia/Seoul',
  chamonix: 'Europe/Paris',
  chennai: 'Asia/Kolkata',
  dresden: 'Europe/Berlin',
  enugu: 'Africa/Lagos',
  falmouth: 'Europe/London',
  galway: 'Europe/Dublin',
  glasgow: 'Europe/London',
  gothenburg: 'Europe/Stockholm',
  grasse: 'Europe/Paris',
  hanoi: 'Asia/Bangkok',
  karaköy: 'Europe/Istanbul',
  kadıköy: 'Europe/Istanbul',
  kiel: 'Europe/Berlin',
  kochi: 'Asia/Kolkata',
  kumasi: 'Africa/Accra',
  kyoto: 'Asia/Tokyo',
  leeds: 'Europe/London',
  leipzig: 'Europe/Berlin',
  lyon: 'Europe/Paris',
  marseille: 'Europe/Paris',
  matera: 'Europe/Rome',
  montréal: 'America/Toronto',
  murano: 'Europe/Rome',
  nantes: 'Europe/Paris',
  nazaré: 'Europe/Lisbon',
  osaka: 'Asia/Tokyo',
  porto: 'Europe/Lisbon',
  rotterdam: 'Europe/Amsterdam',
  tromsø: 'Europe/Oslo',
  valparaíso: 'America/Santiago',
};
/** The time zone for an unlisted place. */
const elsewhere = 'Europe/Paris';

const zoneByTown = new Map<string, string>([
  ...Intl.supportedValuesOf('timeZone').map((zone): [string, string] => [
    (zone.split('/').at(-1) ?? zone).toLowerCase(),
    zone,
  ]),
  ...Object.entries(townZones),
]);

const partsOfDay: [number, CharacterDay['partOfDay']][] = [
  [5, 'night'],
  [11, 'morning'],
  [14, 'noon'],
  [18, 'afternoon'],
  [23, 'evening'],
  [24, 'night'],
];

/** Activities for each part of the day, at work or not. */
const pastimes: Record<CharacterDay['partOfDay'], readonly string[]> = {
  night: [
    'awake though it is late, with the lamp low',
    'half asleep, the phone beside the pillow',
    'finishing something that should have waited until morning',
  ],
  morning: [
    'having the first coffee by the window',
    'on the way to work, slower than planned',
    'putting the day in order',
  ],
  noon: [
    'having lunch, a book beside the plate',
    'taking a break outside',
    'between two things, with ten quiet minutes',
  ],
  afternoon: [
    'in the middle of work',
    'walking an errand that took longer than it should',
    'tidying the desk instead of using it',
  ],
  evening: [
    'at home, cooking something simple',
    'out of work and not yet tired',
    'on the sofa with music on',
  ],
};
const plans = [
  'a walk before the day ends',
  'a call to family',
  'a concert with a friend at the weekend',
  'an early night, for once',
  'trying a recipe that has failed twice',
  'sorting old photographs',
  'the market on Saturday morning',
  'a letter that has waited too long',
];
const moods = [
  'calm',
  'in high spirits',
  'a little tired and gentle with it',
  'curious',
  'wistful',
  'restless in a good way',
  'content',
];

/**
 * Returns a character's day, which is the same for the same character and moment. The plan and mood
 * last for a calendar day at their place, the activity for a part of it.
 */
export function characterDay(
  { id, place }: { id: string; place: string | null },
  now: Date,
): CharacterDay {
  const timeZone = zoneOf(place);
  const clock = clockOf(timeZone);
  const hour = Number(clock.hour.format(now));
  const partOfDay = partsOfDay.find(([until]) => hour < until)?.[1] ?? 'night';
  const day = clock.day.format(now);
  return {
    timeZone,
    localTime: clock.time.format(now),
    partOfDay,
    doing: pick(pastimes[partOfDay], `${id} ${day} ${partOfDay}`),
    plan: pick(plans, `${id} ${day} plan`),
    mood: pick(moods, `${id} ${day} mood`),
  };
}

interface Clock {
  hour: Intl.DateTimeFormat;
  day: Intl.DateTimeFormat;
  time: Intl.DateTimeFormat;
}

/**
 * Cached because creating a formatter takes a hundred times as long as using it, and each reply needs
 * the time.
 */
const clocks = new Map<string, Clock>();

function clockOf(timeZone: string): Clock {
  const cached = clocks.get(timeZone);
  if (cached) return cached;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, ...options });
  const clock = {
    hour: format({ hour: '2-digit', hourCycle: 'h23' }),
    day: format({ dateStyle: 'short' }),
    time: format({
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
  };
  clocks.set(timeZone, clock);
  return clock;
}

/** Returns the time zone of the first town in a place. */
function zoneOf(place: string | null): string {
  const words = (place ?? '').toLowerCase().split(/[^\p{L}]+/u);
  for (const [index, word] of words.entries()) {
    const zone = zoneByTown.get(`${word}_${words[index + 1] ?? ''}`) ?? zoneByTown.get(word);
    if (word.length > 3 && zone !== undefined) return zone;
  }
  return elsewhere;
}

function pick(choices: readonly string[], seed: string): string {
  const number = createHash('sha256').update(seed).digest().readUInt32BE(0);
  return choices[number % choices.length] ?? '';
}
