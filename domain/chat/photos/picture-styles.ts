import * as z from 'zod';

/** The styles that a person can add to a picture, by category, each with its words for the provider. */
export const pictureStyles = {
  action: {
    reading: 'reading a book',
    walking: 'walking towards the viewer',
    piano: 'playing the piano',
    cooking: 'cooking',
    dancing: 'dancing',
    driving: 'driving at night',
    waiting: 'waiting and looking at a watch',
    laughing: 'laughing at something out of the frame',
  },
  outfit: {
    coat: 'in a long coat',
    evening: 'in evening wear',
    knit: 'in a thick knitted sweater',
    suit: 'in a suit',
    denim: 'in a denim jacket',
    sport: 'in a tracksuit',
    scarf: 'with a large scarf',
    hat: 'with a wide hat',
  },
  place: {
    harbour: 'by the harbour',
    stage: 'on a stage',
    window: 'at a window',
    garden: 'in a garden',
    rooftop: 'on a rooftop',
    cafe: 'in a café',
    bridge: 'on a bridge',
    library: 'in a library',
  },
  light: {
    moonlight: 'in moonlight',
    candles: 'in candlelight',
    neon: 'in neon light',
    sunset: 'at sunset',
    rain: 'in the rain',
    morning: 'in morning light',
    snow: 'in falling snow',
    spotlight: 'in a spotlight',
  },
  camera: {
    close: 'close-up of the face',
    half: 'half body',
    profile: 'from the side',
    behind: 'from behind, looking over a shoulder',
    wide: 'from afar',
    low: 'from a low angle',
    film: 'like an old film photograph',
    mono: 'in black and white',
  },
  mood: {
    calm: 'calm',
    serious: 'serious',
    smiling: 'smiling',
    dreamy: 'dreamy',
    proud: 'proud',
    curious: 'curious',
    tired: 'tired',
    festive: 'festive',
  },
} as const;
export type PictureStyleCategory = keyof typeof pictureStyles;
export const pictureStyleCategories = Object.keys(pictureStyles) as PictureStyleCategory[];

const words: ReadonlyMap<string, string> = new Map(
  Object.entries(pictureStyles).flatMap(([category, styles]) =>
    Object.entries(styles).map(([name, text]) => [`${category}.${name}`, text] as const),
  ),
);

/** The style of a picture: its category and its name, as in `light.rain`. */
export const pictureStyleSchema = z
  .string()
  .refine((style) => words.has(style), 'there is no such style');

/** The maximum number of styles of one picture: one of each category. */
export const mostPictureStyles = pictureStyleCategories.length;

/** Returns the words of styles for the provider, in English. */
export const wordsOfStyles = (styles: readonly string[]): string =>
  styles.flatMap((style) => words.get(style) ?? []).join(', ');
