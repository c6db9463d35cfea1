import type { Traits } from '../studio';

/** The values of each look in an order's description, with the studio's own. */
const skins: Readonly<Record<string, Traits['skin']>> = {
  african: 5,
  'east asian': 6,
  european: 0,
  'latin american': 7,
  'middle eastern': 2,
  mixed: 3,
  'south asian': 4,
  'southeast asian': 2,
};
const hairColours: Readonly<Record<string, Traits['hairColour']>> = {
  auburn: 4,
  black: 0,
  blonde: 6,
  blue: 9,
  brown: 3,
  copper: 5,
  red: 7,
  silver: 8,
};
const eyes: Readonly<Record<string, Traits['iris']>> = {
  amber: '#b9772b',
  blue: '#476a8c',
  brown: '#5a3420',
  gold: '#c9a13b',
  green: '#4f6b57',
  hazel: '#6b5a2c',
  red: '#c2455a',
  violet: '#a65fd6',
};
const drawnHair: Readonly<Record<string, Traits['animeHair']>> = {
  auburn: '#b23a4e',
  black: '#3a3550',
  blonde: '#e0b368',
  blue: '#5b6fd6',
  brown: '#7a4f3a',
  copper: '#e07a4a',
  pink: '#c9566b',
  red: '#b23a4e',
  silver: '#d8d2e2',
  teal: '#2f8f86',
  violet: '#7d4fc4',
};
const hairStyles: Readonly<Record<string, Traits['hair']>> = {
  afro: 'afro',
  bob: 'bob',
  bun: 'topBun',
  'buzz cut': 'buzz',
  crop: 'crop',
  curly: 'curls',
  'curtain bangs': 'curtainBangs',
  fringe: 'longFringe',
  hat: 'hat',
  headscarf: 'scarf',
  pixie: 'pixie',
  ponytail: 'ponytail',
  quiff: 'quiff',
  'shoulder length': 'shoulder',
  'side part': 'sidePart',
  'slicked back': 'slick',
  straight: 'straight',
  wavy: 'waves',
};

/**
 * Reads a person's looks from the description of an order, such as "Photograph of an adult woman of 33 years,
 * eye color green". What it does not state is drawn by the person's name.
 */
export function readLooks(prompt: string): Partial<Traits> {
  const text = prompt.toLowerCase();
  const stated = (name: string) => new RegExp(`\\b${name} ([a-z ]+?)(?=[,.]|$)`).exec(text)?.[1];
  const hair = stated('hair color') ?? '';
  const iris = eyes[stated('eye color') ?? ''];
  const who = /\badult (man|woman|trans woman)\b/.exec(text)?.[1];
  const looks: Partial<Traits> = {
    skin: skins[stated('ethnicity') ?? ''],
    hairColour: hairColours[hair],
    animeHair: drawnHair[hair],
    hair: hairStyles[stated('hair style') ?? ''],
    iris,
    animeIris: iris,
    ...(who !== undefined && { masculine: who === 'man' }),
    ...(text.startsWith('anime') && { style: 'anime' as const }),
  };
  return Object.fromEntries(Object.entries(looks).filter(([, value]) => value !== undefined));
}
