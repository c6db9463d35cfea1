import type { PhotoOrder, VideoOrder } from '../generations/schema';
import type { Choices } from './choices';

/** The number of portraits from which the person chooses. */
export const portraitsOfCharacter = 6;

/** The light and place of each portrait. All are dressed and alone. */
const scenes = [
  'by a dark sea under a full moon, half in shadow',
  'before a pale blue evening sky',
  'in the pink light of a sign at night',
  'in an amber lamp’s light indoors',
  'among leaves in green shade',
  'against a plain grey wall, eyes lowered',
] as const;

const manner = 'Tasteful, fully clothed, nothing explicit, one person, no text.';
const avoid = 'nudity, underwear, minors, children, text, watermark, other people, real persons';

/** Said of everybody who could be drawn too young. */
const adultMarkers =
  'clearly an adult: adult face with defined cheekbones and jaw, adult proportions and posture';
const avoidYouth = 'childlike face, childlike body, school clothes, toys, young-looking';

/** The looks that a portrait shows. */
type Looks = Pick<
  Choices,
  | 'style'
  | 'gender'
  | 'age'
  | 'ethnicity'
  | 'eyes'
  | 'hair'
  | 'hairColor'
  | 'body'
  | 'bust'
  | 'hips'
  | 'build'
>;

/**
 * Checks whether the choices need adult markers in what is ordered: drawings, which tend to look young, and
 * a petite body with a flat bust.
 */
const needsAdultMarkers = ({ style, body, bust }: Pick<Looks, 'style' | 'body' | 'bust'>) =>
  style === 'Anime' || (body === 'Petite' && bust === 'Flat');

const lower = (value: string) => value.toLowerCase();

/** Returns the looks as the image provider reads them, in English. */
function describeLooks(looks: Looks): string {
  const { style, gender, age, ethnicity, eyes, hair, hairColor, body, bust, hips, build } = looks;
  const who = gender === 'male' ? 'man' : gender === 'trans' ? 'trans woman' : 'woman';
  return [
    `${style === 'Anime' ? 'Anime drawing' : 'Photograph'} of an adult ${who} of ${age} years`,
    ...(needsAdultMarkers(looks) ? [adultMarkers] : []),
    `ethnicity ${lower(ethnicity)}`,
    `eye color ${lower(eyes)}`,
    `hair color ${lower(hairColor)}`,
    `hair style ${lower(hair)}`,
    `${lower(body)} body`,
    ...(bust === undefined ? [] : [`${lower(bust)} bust under a high-necked top`]),
    ...(hips === undefined ? [] : [`${lower(hips)} hips`]),
    ...(build === undefined ? [] : [`${lower(build)} build`]),
  ].join(', ');
}

/** Returns the order for a video preview of a few seconds; the same `of` gives the face of the portraits. */
export function composeVideoPreview(
  looks: Looks,
  { of, seconds }: { of: string; seconds: number },
): VideoOrder {
  const { prompt, words, avoid, likeness } = composePortrait(looks, { of, place: 0 });
  const moving = `${prompt} Breathes, blinks and smiles slightly.`;
  return { prompt: moving, words, avoid, of, likeness, seconds };
}

/** Returns the order for a portrait; the same `of` gives the same face. It contains none of the person's words. */
export function composePortrait(
  looks: Looks,
  { of, place }: { of: string; place: number },
): PhotoOrder {
  const scene = scenes[place % scenes.length] ?? scenes[0];
  return {
    prompt: `${describeLooks(looks)}. Portrait to the waist, ${scene}. ${manner}`,
    words: scene,
    avoid: needsAdultMarkers(looks) ? `${avoid}, ${avoidYouth}` : avoid,
    shape: 'portrait',
    of,
    likeness: null,
  };
}
