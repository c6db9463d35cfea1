import { mix, WHITE } from '../colour';
import type { Figure, FigureLayer, Rim } from '../figure/figure-layer';
import type { Lock } from '../hair/hair-form';
import { lockOutline, paintLock, paintMass } from '../hair/paint-hair';
import type { Look } from '../look';
import type { Random } from '../random';
import { group, type Markup } from '../svg/markup';
import { Paper } from '../svg/paper';
import { combHair } from './comb-hair';
import { paintProfileBody } from './profile-body';
import { paintProfileEar, paintProfileFace } from './profile-face';
import { growProfileHair, profileHairPaint } from './profile-hair';

/** Returns the rims of a head that looks right; from behind, the key light draws the whole contour. */
function contourRims({ profileLight, colours }: Look): Rim[] {
  const { key, rim } = colours;
  if (profileLight === 'front') {
    return [
      { dx: 28, dy: 8, blur: 15, colour: rim, opacity: 0.5 },
      { dx: 6, dy: 3, blur: 2, colour: mix(rim, WHITE, 0.35), opacity: 0.95 },
      { dx: -8, dy: 2, blur: 4, colour: mix(key, WHITE, 0.3), opacity: 0.55 },
    ];
  }
  return [
    { dx: -24, dy: 4, blur: 12, colour: key, opacity: 0.6 },
    { dx: -6, dy: 2, blur: 1.8, colour: mix(key, WHITE, 0.45), opacity: 1 },
    { dx: 14, dy: 4, blur: 8, colour: rim, opacity: 0.5 },
  ];
}

/** Draws a person in profile: two lights on one contour. It looks right and is mirrored if necessary. */
export function profileFigure(look: Look, random: Random): Figure {
  const hair = growProfileHair(look, random);
  const turn = (...parts: Markup[]): Markup =>
    group({ transform: `scale(${look.facing} 1)` }, ...parts);
  const turnRims = (rims: Rim[]): Rim[] =>
    rims.map((rim) => ({ ...rim, dx: rim.dx * look.facing }));

  const behind = new Paper();
  const behindPaint = profileHairPaint(behind, look);
  const mass = hair.mass ? paintMass(behind, hair.mass, behindPaint, random) : '';
  const tail = hair.tail ? paintLock(behind, hair.tail, behindPaint, random) : '';
  const body = paintProfileBody(behind, look);
  const face = paintProfileFace(behind, look, lockOutline(hair.lock));

  const over = new Paper();
  const overPaint = profileHairPaint(over, look);
  const shorn: Lock = { ...hair.lock, texture: 'plain' };
  const front = (): Markup => {
    if (look.hair === 'buzz') return paintLock(over, shorn, overPaint, random);
    if (hair.gather) return combHair(over, hair.lock, hair.gather, overPaint, random);
    return paintLock(over, hair.lock, overPaint, random);
  };
  const ear = hair.shape === 'cap' || hair.shape === 'crop' ? paintProfileEar(look) : '';
  const hairRims: Rim[] =
    hair.shape === 'round'
      ? []
      : [{ dx: 10, dy: 4, blur: 5, colour: look.colours.rim, opacity: 0.3 }];

  const layers: FigureLayer[] = [
    { paper: behind, body: turn(mass, tail, body, face) },
    { paper: over, body: turn(front()), rims: turnRims(hairRims) },
  ];
  if (ear) layers.push({ paper: new Paper(), body: turn(ear) });
  return { layers, rims: turnRims(contourRims(look)) };
}
