import { FABRICS, HAIR_COLOURS, PALETTE_NAMES, SKINS } from './palettes';
import { createRandom, type Random } from './random';
import {
  FEMININE_CLOTHES,
  FEMININE_HAIR,
  MASCULINE_HAIR,
  SCENES,
  type Traits,
  traitsSchema,
} from './traits';

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

/** Another picture of a person, by its name, with the traits that are fixed in it only. */
type ShotOverrides = Partial<Traits> & Pick<Traits, 'shot'>;

/**
 * Draws the person of a seed. Traits in `overrides` are fixed and the rest is drawn, so that the same
 * seed with the same overrides always yields the same person. Another shot of them draws a new turn of
 * the head and mood, and uses the scene, palette, pose or clothes that it fixes; face and hair stay the
 * same.
 */
export function drawTraits(
  seed: string,
  overrides: Partial<Traits> = {},
  shot?: ShotOverrides,
): Traits {
  const person = drawPerson(seed, overrides);
  return traitsSchema.parse(
    shot ? { ...person, ...drawMood(person.seed, shot.shot), ...shot } : person,
  );
}

function drawSide(random: Random): -1 | 1 {
  return random.chance(0.5) ? -1 : 1;
}

/** Draws the colour of hair; the darkest skins (3 to 5) get the four darkest hair colours. */
function drawHairColour(random: Random, skin: number): number {
  return skin >= 3 && skin <= 5 ? random.integer(0, 3) : random.integer(0, HAIR_COLOURS.length - 1);
}

/** Draws traits in a fixed order: any other order would change every face. */
function drawPerson(seed: string, overrides: Partial<Traits>): Traits {
  const random = createRandom(`t:${overrides.seed ?? seed}`);
  const figure = drawFigure(random, overrides);
  // An unused draw keeps the sequence, and with it every face, unchanged.
  random.next();
  const face = drawFace(random, figure.masculine);
  return { seed, shot: '', style: 'realistic', ...figure, ...face, ...overrides };
}

function drawFigure(random: Random, overrides: Partial<Traits>) {
  const masculine = overrides.masculine ?? random.chance(0.24);
  const palette = overrides.palette ?? random.pick(PALETTE_NAMES);
  const fabric = random.pick(FABRICS);
  const headFabric = random.pick(FABRICS);
  const skin = overrides.skin ?? random.integer(0, SKINS.length - 1);
  const hairColour = overrides.hairColour ?? drawHairColour(random, skin);
  const hair =
    overrides.hair ?? random.pick<Traits['hair']>(masculine ? MASCULINE_HAIR : FEMININE_HAIR);
  return {
    masculine,
    palette,
    fabric,
    headFabric,
    skin,
    hairColour,
    hair,
    light: drawSide(random),
    yaw: random.between(-0.42, 0.42),
    pitch: random.between(-0.12, 0.14),
    tilt: random.between(-7, 7),
    jaw: random.between(0.94, 1.06),
    volume: random.between(14, 30),
    parting: random.between(-26, 26),
    hairLength: random.between(300, 430),
    bobLength: random.between(112, 160),
    bunOffset: random.between(-18, 18),
    hairSide: drawSide(random),
    cloth: random.pick<Traits['cloth']>(masculine ? MASCULINE_CLOTHES : FEMININE_CLOTHES),
    lining: random.pick(LININGS),
  } satisfies Partial<Traits>;
}

function drawFace(random: Random, masculine: boolean) {
  return {
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
  } satisfies Partial<Traits>;
}

/** Draws a person's attitude in a shot and the side of its light. */
function drawMood(seed: string, shot: string): Partial<Traits> {
  const random = createRandom(`s:${seed}${shot}`);
  return {
    light: drawSide(random),
    yaw: random.between(-0.42, 0.42),
    pitch: random.between(-0.12, 0.14),
    tilt: random.between(-7, 7),
    turn: random.between(-1, 1),
    gaze: random.between(-1, 1),
    smile: random.between(0.3, 1.6),
    eyes: random.chance(0.35) ? 'lowered' : 'open',
    facing: drawSide(random),
    profileLight: random.chance(0.3) ? 'front' : 'behind',
  };
}
