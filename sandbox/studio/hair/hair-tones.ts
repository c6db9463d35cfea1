import { mix, multiply, WHITE } from '../colour';
import type { Look } from '../look';
import type { Paper } from '../svg/paper';
import type { HairPaint } from './paint-hair';

/**
 * Returns the paint of hair over the face, lit from the key side across the whole head, so that partings
 * do not break the light.
 */
export function frontHairPaint(paper: Paper, look: Look): HairPaint {
  const { hairBase, light, colours } = look;
  const lit = mix(multiply(hairBase, mix(colours.key, WHITE, 0.4)), colours.ground[0], 0.1);
  const dark = mix(hairBase, colours.ground[0], 0.8);
  const [left, right] = light < 0 ? [lit, dark] : [dark, lit];
  const fill = paper.linear(
    [
      [0, left],
      [0.5, mix(hairBase, colours.ground[0], 0.52)],
      [1, right],
    ],
    { from: [-140, 0], to: [140, 0], units: 'drawing' },
  );
  return {
    fill,
    light: mix(mix(hairBase, WHITE, 0.16), colours.key, 0.38),
    dark: mix(hairBase, '#040206', 0.75),
  };
}

/** Returns the paint of hair behind the head, which only catches the rim light. */
export function backHairPaint({ hairBase, colours }: Look): HairPaint {
  return {
    fill: mix(hairBase, colours.ground[0], 0.72),
    light: mix(mix(hairBase, WHITE, 0.1), colours.rim, 0.45),
    dark: mix(hairBase, '#040206', 0.75),
  };
}
