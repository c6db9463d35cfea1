import { mix, WHITE } from '../colour';
import type { Look } from '../look';
import { circle, ellipse, group, line, type Markup, path, rect } from '../svg/markup';
import { DOWN, type Paper } from '../svg/paper';
import { d, type Point } from '../svg/paths';
import type { AnimeHead } from './anime-head';
import { type AnimeTones, inkLine } from './anime-tones';
import { lashTopOf, LOWER_LINE } from './proportions';

interface EyeShape {
  /** The top of the white; next, the top of the lash line over it, and the end of the lash. */
  top: number;
  lashTop: number;
  lashEnd: Point;
  browFrom: number;
  browTop: number;
  browTo: number;
  browWidth: number;
  irisHeight: number;
}

const WHITE_BOTTOM = 15;

const FEMININE: EyeShape = {
  top: -10,
  lashTop: lashTopOf(false),
  lashEnd: [86, -7],
  browFrom: -30,
  browTop: -42,
  browTo: -29,
  browWidth: 5,
  irisHeight: 15.5,
};

const MASCULINE: EyeShape = {
  top: -7,
  lashTop: lashTopOf(true),
  lashEnd: [78, 0],
  browFrom: -25,
  browTop: -34,
  browTo: -26,
  browWidth: 8,
  irisHeight: 13,
};

function shapeFor(masculine: boolean): EyeShape {
  return masculine ? MASCULINE : FEMININE;
}

/** Returns a point of one eye: x counts outwards from the nose. */
type At = (x: number, y: number) => Point;

function loweredEye(tones: AnimeTones, at: At): Markup {
  const soft = mix(tones.skinShade, tones.ink, 0.3);
  return (
    path(d`M${at(23, 6)}Q${at(46, 26)} ${at(76, 3)}Q${at(48, 15)} ${at(23, 6)}Z`, {
      fill: tones.ink,
      ...inkLine(tones, 3.5),
    }) +
    path(d`M${at(28, -6)}Q${at(48, -12)} ${at(70, -5)}`, line(soft, 2.6)) +
    path(d`M${at(68, 9)}L${at(80, 12)}M${at(60, 14)}L${at(69, 20)}`, line(tones.ink, 3))
  );
}

function iris(paper: Paper, look: Look, tones: AnimeTones, x: number, shape: EyeShape): Markup {
  const { animeIris, light } = look;
  const fill = paper.linear(
    [
      [0, mix(animeIris, tones.ink, 0.75)],
      [0.5, animeIris],
      [1, mix(animeIris, WHITE, 0.55)],
    ],
    DOWN,
  );
  return (
    ellipse(x, 3, 12, shape.irisHeight, { fill }) +
    ellipse(x, 2, 5, 7.4, { fill: tones.ink }) +
    circle(x + light * 4.5, -4, 3.6, { fill: WHITE }) +
    circle(x - light * 4.5, 9.5, 1.9, { fill: WHITE, opacity: 0.8 })
  );
}

function openEye(
  paper: Paper,
  look: Look,
  tones: AnimeTones,
  head: AnimeHead,
  side: -1 | 1,
  at: At,
): Markup {
  const shape = shapeFor(look.masculine);
  const { top, lashTop, lashEnd } = shape;
  const white = d`M${at(25, 8)}Q${at(34, top + 1)} ${at(52, top)}Q${at(68, top + 1)} ${at(75, 1)}Q${at(68, 14)} ${at(50, WHITE_BOTTOM)}Q${at(34, 14)} ${at(25, 8)}Z`;
  const lash = d`M${at(22, 9)}Q${at(32, lashTop + 1)} ${at(52, lashTop)}Q${at(70, lashTop + 1)} ${at(lashEnd[0], lashEnd[1])}Q${at(68, -5)} ${at(52, top + 4)}Q${at(36, -4)} ${at(22, 9)}Z`;
  const lidShade = d`M${at(20, -20)}L${at(80, -20)}L${at(80, -4)}Q${at(50, -8)} ${at(20, 2)}Z`;
  const irisX = head.project(side * 49 + look.gaze * 4, 58);
  return (
    path(white, { fill: mix('#f6efee', look.colours.rim, 0.1) }) +
    group(
      { 'clip-path': paper.clip(white) },
      iris(paper, look, tones, irisX, shape),
      path(lidShade, { fill: tones.ink, opacity: 0.5 }),
    ) +
    path(lash, { fill: tones.ink }) +
    path(
      d`M${at(30, -12)}Q${at(50, -23)} ${at(73, -13)}`,
      line(mix(tones.skinShade, tones.ink, 0.35), 2.4),
    ) +
    path(d`M${at(38, 15.5)}Q${at(52, LOWER_LINE)} ${at(67, 11)}`, line(tones.ink, 2.4, 0.7))
  );
}

function brow(look: Look, tones: AnimeTones, at: At): Markup {
  const { browFrom, browTop, browTo, browWidth } = shapeFor(look.masculine);
  const arch = look.masculine ? 0 : look.browArch * 0.5;
  const data = d`M${at(20, browFrom)}Q${at(46, browTop - arch)} ${at(82, browTo)}`;
  return path(data, line(mix(tones.hairShade, tones.ink, 0.5), browWidth));
}

export function paintAnimeEyes(
  paper: Paper,
  look: Look,
  tones: AnimeTones,
  head: AnimeHead,
): Markup {
  const eye = (side: -1 | 1): Markup => {
    const at: At = (x, y) => [head.project(side * x, 58), y];
    return (
      brow(look, tones, at) +
      (look.eyes === 'lowered'
        ? loweredEye(tones, at)
        : openEye(paper, look, tones, head, side, at))
    );
  };
  return eye(-1) + eye(1);
}

export function paintAnimeGlasses(look: Look, tones: AnimeTones, head: AnimeHead): Markup {
  const lens = (side: -1 | 1): Markup =>
    rect(head.project(side * 49, 70) - 35, -21, 70, 48, {
      rx: 20,
      fill: mix(look.colours.glow, WHITE, 0.4),
      'fill-opacity': 0.12,
      ...inkLine(tones, 4.5),
    });
  const bridge = d`M${head.project(-14, 74)} -4Q${head.project(0, 74)} -10 ${head.project(14, 74)} -4`;
  return lens(-1) + lens(1) + path(bridge, line(tones.ink, 4.5));
}
