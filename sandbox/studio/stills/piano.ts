import { mix } from '../colour';
import { sheet } from '../scenes/scene';
import { type Markup, rect } from '../svg/markup';
import { softEllipse } from '../svg/soft-shapes';
import { paintScene } from '../scenes/paint-scene';
import type { PaintStill } from './still-parts';

const WHITE_KEYS = 11;
/** White keys without a black one to their right. */
const GAPS = [2, 6, 9];

/** Paints piano keys in the striped light of a blind. */
export const pianoStill: PaintStill = (page) => {
  const { width, height, light, colours, night } = page;
  const [, middle] = colours.ground;
  const keyWidth = width / WHITE_KEYS;
  const keys = sheet((paper) => {
    const whiteKey = (index: number): Markup => {
      const fraction = index / WHITE_KEYS;
      const shade = 0.1 + 0.5 * (light > 0 ? 1 - fraction : fraction);
      const fill = paper.linear([
        [0, mix('#e9dfd6', middle, 0.55)],
        [1, mix(mix('#f4ece4', colours.key, 0.35), middle, shade)],
      ]);
      return rect(index * keyWidth + 1.5, height * 0.66, keyWidth - 3, height * 0.3, {
        fill,
        rx: 6,
      });
    };
    const blackKey = (index: number): Markup => {
      if (GAPS.includes(index)) return '';
      const x = index * keyWidth + keyWidth * 0.7;
      return (
        softEllipse(paper, {
          at: [x + keyWidth * 0.34, height * 0.756],
          radii: [keyWidth * 0.3, height * 0.088],
          colour: '#000000',
          opacity: 0.5,
          blur: keyWidth * 0.08,
        }) +
        rect(x, height * 0.655, keyWidth * 0.58, height * 0.18, { fill: night, rx: 5 }) +
        rect(x + keyWidth * 0.06, height * 0.655, keyWidth * 0.1, height * 0.165, {
          fill: colours.rim,
          opacity: 0.35,
        })
      );
    };
    const indexes = Array.from({ length: WHITE_KEYS }, (_, index) => index);
    return (
      rect(0, height * 0.62, width, height * 0.4, { fill: night }) +
      indexes.map(whiteKey).join('') +
      indexes.slice(0, -1).map(blackKey).join('') +
      rect(0, height * 0.648, width, height * 0.014, { fill: colours.glow, opacity: 0.55 })
    );
  });
  return [...paintScene('blinds', page), keys];
};
