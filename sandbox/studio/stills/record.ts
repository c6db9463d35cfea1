import { mix, WHITE } from '../colour';
import { type SceneLayer, sheet } from '../scenes/scene';
import { circle, group, line, path } from '../svg/markup';
import { d } from '../svg/paths';
import { softEllipse } from '../svg/soft-shapes';
import { paintScene } from '../scenes/paint-scene';
import type { PaintStill } from './still-parts';

/** Paints a record turning under its arm, with two lights on the grooves. */
export const recordStill: PaintStill = (page) => {
  const { width, height, unit, light, colours, night } = page;
  const [, middle, bright] = colours.ground;
  const x = width * (0.5 + light * 0.12);
  const y = height * 0.52;
  const radius = unit * 0.56;
  const armX = width * (0.5 - light * 0.46);
  const armY = height * 0.06;
  const disc = d`M${x - radius} ${y}A${radius} ${radius} 0 1 1 ${x + radius} ${y}A${radius} ${radius} 0 1 1 ${x - radius} ${y}Z`;

  const vinyl = sheet((paper) => {
    const fill = paper.radial([
      [0, mix(night, middle, 0.4)],
      [0.98, night],
      [1, night],
    ]);
    const grooves = Array.from({ length: 44 }, (_, index) => {
      const strong = index % 7 === 0;
      const colour = strong ? colours.rim : bright;
      return circle(x, y, radius * (0.36 + index * 0.0142), line(colour, 1.4, strong ? 0.4 : 0.28));
    });
    return (
      softEllipse(paper, {
        at: [x, y + unit * 0.03],
        radii: [radius, radius],
        colour: '#000000',
        opacity: 0.7,
        blur: unit * 0.03,
      }) +
      circle(x, y, radius, { fill }) +
      grooves.join('')
    );
  });
  const gleams: SceneLayer = sheet((paper) => {
    const key = d`M${x} ${y}L${x + light * radius * 1.2} ${y - radius * 1.1}L${x + light * radius * 1.4} ${y - radius * 0.5}Z`;
    const rim = d`M${x} ${y}L${x - light * radius * 1.2} ${y + radius * 1.1}L${x - light * radius * 1.4} ${y + radius * 0.6}Z`;
    return group(
      { 'clip-path': paper.clip(disc) },
      path(key, { fill: colours.key, opacity: 0.45 }),
      path(rim, { fill: colours.rim, opacity: 0.4 }),
    );
  }, unit * 0.022);
  const label = sheet(
    () =>
      circle(x, y, radius * 0.33, { fill: mix(colours.glow, middle, 0.15) }) +
      circle(x, y, radius * 0.24, line(mix(colours.key, WHITE, 0.3), 2, 0.5)) +
      circle(x, y, radius * 0.03, { fill: night }) +
      path(
        d`M${armX} ${armY}L${x - light * radius * 0.36} ${y - radius * 0.2}`,
        line(mix(colours.key, WHITE, 0.3), unit * 0.014),
      ) +
      circle(armX, armY, unit * 0.06, { fill: mix(middle, colours.key, 0.4) }),
  );
  return [...paintScene('studio', page), vinyl, gleams, label];
};
