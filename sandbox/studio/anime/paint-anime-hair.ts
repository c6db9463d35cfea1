import { mix } from '../colour';
import { lockOutline } from '../hair/paint-hair';
import type { Look } from '../look';
import type { Random } from '../random';
import { group, type Markup, path } from '../svg/markup';
import type { Paper } from '../svg/paper';
import { blend, d, ribbon, smooth } from '../svg/paths';
import type { AnimeHair, AnimeLock } from './anime-hair';
import { type AnimeTones, inkLine } from './anime-tones';

/** Returns the fill: dark at the crown, then the hair colour, with rim light in the tips. */
function animeHairFill(paper: Paper, look: Look, { hair }: AnimeTones): string {
  const { ground, rim } = look.colours;
  return paper.linear(
    [
      [0, mix(look.animeHair, ground[0], 0.5)],
      [0.34, hair],
      [0.75, mix(hair, rim, 0.22)],
      [1, mix(hair, rim, 0.45)],
    ],
    { from: [0, -190], to: [0, 330], units: 'drawing' },
  );
}

export function paintAnimeBackHair(hair: AnimeHair, tones: AnimeTones): Markup {
  const paint = { fill: tones.hairShade, ...inkLine(tones) };
  const locks = hair.back.map((lock) => path(lockOutline(lock), paint));
  const masses = hair.masses.map((mass) => path(smooth(mass.outline, { closed: true }), paint));
  return locks.join('') + masses.join('');
}

/** Draws flat shade inside a lock: half of a leaf, three narrow bands of a long lock. */
function shading(lock: AnimeLock, look: Look, tones: AnimeTones, random: Random): Markup {
  const band = (from: number, to: number): Markup => {
    const data = ribbon(blend(lock.outer, lock.inner, from), blend(lock.outer, lock.inner, to));
    return path(data, { fill: tones.hairShade });
  };
  if (lock.kind === 'cap' || lock.kind === 'curl') return '';
  if (lock.kind === 'leaf') return look.light < 0 ? band(0.62, 1) : band(0, 0.38);
  return [0.14, 0.46, 0.78]
    .map((at) => {
      const from = at + random.between(-0.05, 0.05);
      return band(from, from + random.between(0.05, 0.16));
    })
    .join('');
}

/** Returns the band of light around the crown, with a broken lower edge. */
function shineBand({ light, volume }: Look): string {
  const edge = Array.from({ length: 15 }, (_, index) => {
    const x = 175 - index * 25;
    const bow = 42 * (1 - (x / 190) ** 2);
    const notch = index % 2 === 0 ? 0 : 13;
    return d`L${x} ${-98 - bow * 0.86 + notch - volume * 0.25}`;
  });
  const upper = d`M-190 ${-104 - volume * 0.25}Q${-light * 30} ${-172 - volume * 0.4} 190 ${-112 - volume * 0.25}`;
  return `${upper}${edge.join('')}Z`;
}

export function paintAnimeFrontHair(
  paper: Paper,
  look: Look,
  hair: AnimeHair,
  tones: AnimeTones,
  random: Random,
): Markup {
  const fill = animeHairFill(paper, look, tones);
  const shine = shineBand(look);
  return hair.front
    .map((lock) => {
      const outline = lockOutline(lock);
      if (lock.kind === 'curl') {
        return path(outline, {
          fill: tones.hairShade,
          ...inkLine(tones, 2),
          'stroke-opacity': 0.4,
        });
      }
      const isLeaf = lock.kind === 'leaf';
      const inside = group(
        { 'clip-path': paper.clip(outline) },
        shading(lock, look, tones, random),
        path(shine, { fill: tones.shine, opacity: isLeaf ? 0.3 : 0.2 }),
      );
      const edge = { ...inkLine(tones, isLeaf ? 2 : 2.4), fill: 'none' };
      return (
        path(outline, { fill }) +
        inside +
        path(outline, { ...edge, 'stroke-opacity': isLeaf ? 0.65 : 0.9 })
      );
    })
    .join('');
}
