import { mix } from '../colour';
import { HEAD_BOUNDS, type FigureLayer } from '../figure/figure-layer';
import type { Lock } from '../hair/hair-form';
import { lockOutline } from '../hair/paint-hair';
import type { Look } from '../look';
import { group, type Markup, path } from '../svg/markup';
import { Paper, type Stop } from '../svg/paper';
import { penumbra } from '../svg/soft-shapes';
import { paintBeard } from './beard';
import { paintEars } from './ears';
import { paintEyes } from './eyes';
import { paintPlanes } from './face-planes';
import type { Head } from './head-geometry';
import { paintMouth } from './mouth';

function skinFill(paper: Paper, { light, skinTones: { lit, mid, dark } }: Look): string {
  const halfLit = mix(lit, mid, 0.35);
  const fromLeft: Stop[] = [
    [0, lit],
    [0.42, halfLit],
    [0.62, mid],
    [1, dark],
  ];
  const fromRight: Stop[] = [
    [0, dark],
    [0.42, mid],
    [0.62, halfLit],
    [1, lit],
  ];
  return paper.linear(light < 0 ? fromLeft : fromRight, { from: [0, 0.1], to: [1, 0] });
}

/** Draws the shadow of the hair, down and away from the key light. */
function hairShadow({ light }: Look, locks: readonly Lock[], dx: number): Markup {
  if (locks.length === 0) return '';
  const outlines = locks.map((lock) => path(lockOutline(lock), { fill: '#060208' })).join('');
  return penumbra(outlines, 0.62, [dx, 3], [dx - light * 14, 23]);
}

/** Draws ears and face, with the shadow of the hair over the forehead. */
export function faceLayer(
  look: Look,
  head: Head,
  hairOverFace: readonly Lock[],
  hairShift: number,
): FigureLayer {
  const paper = new Paper();
  const face = path(head.outline, { fill: skinFill(paper, look) });
  const inside = group(
    { 'clip-path': paper.clip(head.outline) },
    paintPlanes(paper, look, head),
    paintBeard(look, head),
    paintMouth(paper, look, head),
    paintEyes(paper, look, head),
    hairShadow(look, hairOverFace, hairShift),
  );
  return {
    paper,
    body: paintEars(look, head) + face + inside,
    bounds: HEAD_BOUNDS,
    rims: [{ dx: look.light * 18, dy: 2, blur: 10, colour: look.colours.rim, opacity: 0.42 }],
  };
}
