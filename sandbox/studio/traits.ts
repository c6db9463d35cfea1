import * as z from 'zod';
import { FABRICS, HAIR_COLOURS, PALETTE_NAMES, SKINS } from './palettes';
import { createRandom, type Random } from './random';

export const SCENES = [
  'studio',
  'disc',
  'city',
  'blinds',
  'neon',
  'rain',
  'sea',
  'curtain',
  'leaves',
  'lamp',
  'stage',
  'arch',
] as const;

export const FEMININE_HAIR = [
  'straight',
  'waves',
  'bob',
  'bobFringe',
  'longFringe',
  'curtainBangs',
  'sidePart',
  'topBun',
  'lowBun',
  'ponytail',
  'afro',
  'curls',
  'pixie',
  'scarf',
  'hat',
] as const;

export const MASCULINE_HAIR = ['crop', 'quiff', 'slick', 'mopCurls', 'buzz', 'shoulder'] as const;

export const FEMININE_CLOTHES = [
  'turtleneck',
  'crew',
  'boat',
  'shirt',
  'blazer',
  'trench',
  'hoodie',
  'scarf',
] as const;

const MASCULINE_CLOTHES = ['turtleneck', 'crew', 'shirt', 'blazer', 'trench', 'hoodie'] as const;

const ANIME_HAIR = [
  '#c9566b',
  '#5b6fd6',
  '#e0b368',
  '#7d4fc4',
  '#2f8f86',
  '#d8d2e2',
  '#e07a4a',
  '#3a3550',
  '#b23a4e',
  '#8fb4d9',
] as const;
const ANIME_IRISES = ['#d9763a', '#4f8fe0', '#3fae8a', '#a65fd6', '#c2455a', '#c9a13b'] as const;
const IRISES = ['#5a3420', '#3b2418', '#4f6b57', '#476a8c', '#6b5a2c'] as const;
const LIPS = ['#b8434f', '#c25b55', '#8f2c3c', '#a8554f', '#d06a64'] as const;
const MASCULINE_LIPS = '#a9685c';
const LININGS = ['#d8cfc6', '#17121a', '#3a1420'] as const;

const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const side = z.union([z.literal(-1), z.literal(1)]);

/** Everything that decides what a person looks like. Lengths are head units: a head is 300 high. */
export const traitsSchema = z.strictObject({
  seed: z.string().min(1),
  /** Names another picture of the same person. */
  shot: z.string(),
  style: z.enum(['realistic', 'anime']),
  masculine: z.boolean(),
  palette: z.enum(PALETTE_NAMES),
  scene: z.enum(SCENES),
  skin: z
    .int()
    .min(0)
    .max(SKINS.length - 1),
  hairColour: z
    .int()
    .min(0)
    .max(HAIR_COLOURS.length - 1),
  hair: z.enum([...FEMININE_HAIR, ...MASCULINE_HAIR]),
  /** The side the key light stands on: -1 left, 1 right. */
  light: side,
  /** Turn of the head in radians. */
  yaw: z.number().min(-0.5).max(0.5),
  pitch: z.number().min(-0.2).max(0.2),
  /** Lean of the head in degrees. */
  tilt: z.number().min(-10).max(10),
  jaw: z.number().min(0.9).max(1.1),
  volume: z.number().min(8).max(40),
  parting: z.number().min(-40).max(40),
  hairLength: z.number().min(200).max(460),
  bobLength: z.number().min(100).max(180),
  bunOffset: z.number().min(-30).max(30),
  /** The side a ponytail, a low bun or a swept fringe falls to. */
  hairSide: side,
  cloth: z.enum(FEMININE_CLOTHES),
  fabric: colour,
  lining: colour,
  headFabric: colour,
  /** Turn of the shoulders, -1 to 1. */
  turn: z.number().min(-1).max(1),
  eyes: z.enum(['lowered', 'open']),
  gaze: z.number().min(-1).max(1),
  browArch: z.number().min(0).max(10),
  smile: z.number().min(0).max(2),
  /** Opacity of the shadow half of the face. */
  shadow: z.number().min(0.4).max(1),
  iris: colour,
  lips: colour,
  necklace: z.boolean(),
  /** Length of the earring; 0 is none. */
  earring: z.number().min(0).max(50),
  /** Opacity of the beard; 0 is none. */
  beard: z.number().min(0).max(1),
  glasses: z.boolean(),
  animeHair: colour,
  animeIris: colour,
  pose: z.enum(['front', 'profile', 'back']),
  /** The way a profile looks: -1 left, 1 right. */
  facing: side,
  profileLight: z.enum(['front', 'behind']),
  nose: z.number().min(-12).max(12),
  chin: z.number().min(-8).max(8),
});

export const traitOverridesSchema = traitsSchema.partial();

export type Traits = z.infer<typeof traitsSchema>;
export type TraitOverrides = z.infer<typeof traitOverridesSchema>;

function drawSide(random: Random): -1 | 1 {
  return random.chance(0.5) ? -1 : 1;
}

/** The four darkest skins are given the four darkest hair colours. */
function drawHairColour(random: Random, skin: number): number {
  return skin >= 3 && skin <= 5 ? random.integer(0, 3) : random.integer(0, HAIR_COLOURS.length - 1);
}

/**
 * The person a seed stands for. What is pinned by `overrides` stays; the rest is drawn, always in the
 * same order, so that the same seed with the same pins is the same person for ever.
 */
export function drawTraits(seed: string, overrides: TraitOverrides = {}): Traits {
  const random = createRandom(`t:${overrides.seed ?? seed}`);
  const masculine = overrides.masculine ?? random.chance(0.24);
  const palette = overrides.palette ?? random.pick(PALETTE_NAMES);
  const fabric = random.pick(FABRICS);
  const headFabric = random.pick(FABRICS);
  const skin = overrides.skin ?? random.integer(0, SKINS.length - 1);
  const hairColour = overrides.hairColour ?? drawHairColour(random, skin);
  const hair =
    overrides.hair ?? random.pick<Traits['hair']>(masculine ? MASCULINE_HAIR : FEMININE_HAIR);
  const light = drawSide(random);
  const yaw = random.between(-0.42, 0.42);
  const pitch = random.between(-0.12, 0.14);
  const tilt = random.between(-7, 7);
  const jaw = random.between(0.94, 1.06);
  const volume = random.between(14, 30);
  const parting = random.between(-26, 26);
  const hairLength = random.between(300, 430);
  const bobLength = random.between(112, 160);
  const bunOffset = random.between(-18, 18);
  const hairSide = drawSide(random);
  const cloth = random.pick<Traits['cloth']>(masculine ? MASCULINE_CLOTHES : FEMININE_CLOTHES);
  const lining = random.pick(LININGS);
  // A second draw nobody uses: it keeps the sequence, and with it every face, as it was.
  random.next();
  const drawn: Traits = {
    seed,
    shot: '',
    style: 'realistic',
    masculine,
    palette,
    skin,
    hairColour,
    hair,
    light,
    yaw,
    pitch,
    tilt,
    jaw,
    volume,
    parting,
    hairLength,
    bobLength,
    bunOffset,
    hairSide,
    cloth,
    fabric,
    lining,
    headFabric,
    turn: random.between(-1, 1),
    eyes: random.chance(0.45) ? 'lowered' : 'open',
    gaze: random.between(-1, 1),
    browArch: random.between(0, 7),
    smile: random.between(0.3, 1.6),
    shadow: random.between(0.62, 0.9),
    iris: random.pick(IRISES),
    lips: masculine ? MASCULINE_LIPS : random.pick(LIPS),
    necklace: !masculine && random.chance(0.3),
    earring: random.chance(0.7) ? random.between(6, 34) : 0,
    beard: masculine && random.chance(0.5) ? random.between(0.35, 0.7) : 0,
    glasses: random.chance(0.12),
    animeHair: random.pick(ANIME_HAIR),
    animeIris: random.pick(ANIME_IRISES),
    pose: random.chance(0.3) ? 'profile' : 'front',
    facing: drawSide(random),
    profileLight: random.chance(0.3) ? 'front' : 'behind',
    nose: random.between(-9, 8),
    chin: random.between(-5, 5),
    scene: random.pick(SCENES),
  };
  return traitsSchema.parse({ ...drawn, ...overrides });
}
