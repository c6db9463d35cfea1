import { mix } from '../colour';
import type { Look } from '../look';
import { ellipse, group, line, type Markup, moved, path } from '../svg/markup';
import type { Paper } from '../svg/paper';
import { d } from '../svg/paths';
import { paintAnimeEyes } from './anime-eyes';
import type { AnimeHead } from './anime-head';
import { type AnimeTones, inkLine } from './anime-tones';

/** Draws one hard shadow: the side away from the key light, and the shadow of the hair. */
function shadows(
  look: Look,
  tones: AnimeTones,
  head: AnimeHead,
  hairOutlines: readonly string[],
): Markup {
  const { light, masculine } = look;
  const { shift, project } = head;
  const fill = tones.skinShade;
  const side = d`M${-light * 34 + shift(-150)} -170Q${-light * 66 + shift(-60)} -70 ${-light * 58 + shift(0)} -6Q${-light * 84 + shift(40)} 30 ${-light * 62 + shift(70)} 66Q${-light * 40 + shift(100)} 104 ${-light * 14 + shift(150)} 160L${-light * 260} 170V-170Z`;
  const cheek = d`M${project(light * 92, 20)} 40Q${project(light * 70, 30)} 86 ${project(light * 34, 50)} 120Q${project(light * 66, 30)} 104 ${project(light * 96, 10)} 70Z`;
  const hair = hairOutlines.map((outline) => path(outline, { fill }));
  return (
    (masculine ? path(cheek, { fill, opacity: 0.55 }) : '') +
    path(side, { fill }) +
    moved(shift(-60) * 0.6 - light * 5, 20, ...hair)
  );
}

function nose({ light }: Look, { skinShade, ink }: AnimeTones, head: AnimeHead): Markup {
  const x = head.project(0, 104);
  const data = d`M${x + light * 2} 22L${x - light * 2} 44L${x - light * 8} 60L${x + light * 3} 65`;
  return path(data, line(mix(skinShade, ink, 0.45), 3.4));
}

function mouth({ lips, smile, masculine }: Look, tones: AnimeTones, head: AnimeHead): Markup {
  const x = head.project(0, 84);
  const corner = 99 - smile * 4;
  const parting = d`M${x - 24} ${corner + 2}Q${x - 8} 99 ${x} 101Q${x + 8} 99 ${x + 24} ${corner}`;
  const shape = d`M${x - 20} ${corner + 3}Q${x - 8} 92 ${x} 95Q${x + 8} 92 ${x + 20} ${corner + 2}Q${x} ${masculine ? 110 : 117} ${x - 20} ${corner + 3}Z`;
  return (
    path(shape, { fill: mix(lips, tones.skin, masculine ? 0.4 : 0.15) }) +
    path(parting, line(tones.ink, 3.2)) +
    path(d`M${x - 8} 124H${x + 8}`, line(mix(tones.skinShade, tones.ink, 0.3), 3, 0.7))
  );
}

/** Paints the face of a cel, with the shadow of the hair whose outlines are given. */
export function paintAnimeFace(
  paper: Paper,
  look: Look,
  tones: AnimeTones,
  head: AnimeHead,
  hairOutlines: readonly string[],
): Markup {
  const blush = look.masculine
    ? ''
    : ellipse(head.project(look.light * 56), 52, 22, 7, { fill: '#ff6f72', opacity: 0.12 });
  return (
    path(head.outline, { fill: tones.skin, ...inkLine(tones) }) +
    group(
      { 'clip-path': paper.clip(head.outline) },
      shadows(look, tones, head, hairOutlines),
      blush,
      nose(look, tones, head),
      mouth(look, tones, head),
      paintAnimeEyes(paper, look, tones, head),
    )
  );
}
