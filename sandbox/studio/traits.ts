import * as z from 'zod';
import { HAIR_COLOURS, PALETTE_NAMES, SKINS } from './palettes';

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

const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const side = z.union([z.literal(-1), z.literal(1)]);

/** All traits that decide a person's looks. Lengths are head units: a head is 300 high. */
export const traitsSchema = z.strictObject({
  seed: z.string().min(1),
  /** The name of another picture of the same person. */
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
  /** The side of the key light: -1 left, 1 right. */
  light: side,
  /** The turn of the head in radians. */
  yaw: z.number().min(-0.5).max(0.5),
  pitch: z.number().min(-0.2).max(0.2),
  /** The lean of the head in degrees. */
  tilt: z.number().min(-10).max(10),
  jaw: z.number().min(0.9).max(1.1),
  volume: z.number().min(8).max(40),
  parting: z.number().min(-40).max(40),
  hairLength: z.number().min(200).max(460),
  bobLength: z.number().min(100).max(180),
  bunOffset: z.number().min(-30).max(30),
  /** The side on which a ponytail, a low bun or a swept fringe falls. */
  hairSide: side,
  cloth: z.enum(FEMININE_CLOTHES),
  fabric: colour,
  lining: colour,
  headFabric: colour,
  /** The turn of the shoulders, -1 to 1. */
  turn: z.number().min(-1).max(1),
  eyes: z.enum(['lowered', 'open']),
  gaze: z.number().min(-1).max(1),
  browArch: z.number().min(0).max(10),
  smile: z.number().min(0).max(2),
  /** The opacity of the shadow half of the face. */
  shadow: z.number().min(0.4).max(1),
  iris: colour,
  lips: colour,
  necklace: z.boolean(),
  /** The length of the earring; 0 is none. */
  earring: z.number().min(0).max(50),
  /** The opacity of the beard; 0 is none. */
  beard: z.number().min(0).max(1),
  glasses: z.boolean(),
  animeHair: colour,
  animeIris: colour,
  pose: z.enum(['front', 'profile', 'back']),
  /** The direction of a profile: -1 left, 1 right. */
  facing: side,
  profileLight: z.enum(['front', 'behind']),
  nose: z.number().min(-12).max(12),
  chin: z.number().min(-8).max(8),
});

export type Traits = z.infer<typeof traitsSchema>;
