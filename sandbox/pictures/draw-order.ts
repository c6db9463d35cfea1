import sharp from 'sharp';
import { photoSizes, type PhotoOrder } from '~/domain/generations/schema';
import { drawTraits, render, type Traits, traitsSchema } from '../studio';
import { plainPictures } from './plain-pictures';

const palettes = ['rain', 'lamp', 'sea', 'city', 'leaves', 'stage'] as const;

/** A word of an order that gives it a scene of the studio. */
const scenes: [RegExp, Traits['scene']][] = [
  [/\b(rain|regen|pluie|lluvia|chuva)/i, 'rain'],
  [/\b(sea|beach|meer|strand|mer|plage|mar|playa|praia)/i, 'sea'],
  [/\b(city|street|stadt|ville|ciudad|cidade)/i, 'city'],
  [/\b(garden|forest|park|garten|wald|jardin|jardín|jardim)/i, 'leaves'],
  [/\b(stage|concert|bühne|scène|escenario|palco)/i, 'stage'],
  [/\b(lamp|evening|home|abend|soir|noche|noite)/i, 'lamp'],
];

/**
 * Draws what an order asks for, as far as the studio can: the person of its likeness, clothed, in a
 * scene that its words name; for a few words, a plain colour. The same key is the same picture.
 */
export async function drawOrder(
  { prompt, shape, likeness, of }: PhotoOrder,
  { key, niceness }: { key: string; niceness: number },
): Promise<Buffer> {
  const plain = plainPictures.find(({ word }) => prompt.toLowerCase().includes(word));
  if (plain) return paint(plain.colour, photoSizes[shape]);
  const known = traitsSchema.safeParse(likeness);
  const person = known.success ? known.data : drawTraits(of);
  const scene =
    scenes.find(([words]) => words.test(prompt))?.[1] ??
    palettes[key.charCodeAt(key.length - 1) % palettes.length] ??
    'lamp';
  const shot = { shot: key, scene, pose: 'front' } as const;
  const traits = drawTraits(person.seed, withoutMood(person), shot);
  let drawn: Uint8Array | undefined;
  await render({
    tasks: [
      {
        kind: 'shots',
        of,
        shots: [{ name: 'photo', traits, framing: 'bust', size: photoSizes[shape] }],
      },
    ],
    workers: 1,
    niceness,
    store: ({ bytes }) => {
      drawn = bytes;
      return Promise.resolve();
    },
  });
  if (!drawn) throw new Error('nothing was drawn');
  return Buffer.from(drawn);
}

function paint(
  [r, g, b]: readonly [number, number, number],
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
}

/** What makes a person themselves; how they hold themselves is the shot's. */
function withoutMood({ shot: _shot, ...person }: Traits): Partial<Traits> {
  return person;
}
