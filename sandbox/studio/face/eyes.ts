import { type Colour, mix, NIGHT, WHITE } from '../colour';
import type { Look } from '../look';
import { circle, group, line, type Markup, path } from '../svg/markup';
import type { Paper } from '../svg/paper';
import { d, type Point } from '../svg/paths';
import type { Head } from './head-geometry';

/** Lashes and pupils, darker than any skin's ink. */
const LASH: Colour = '#07030a';

/** Returns a point of one eye: x counts outwards from the nose. */
type At = (x: number, y: number) => Point;

function eyePoints(head: Head, side: -1 | 1): At {
  return (x, y) => head.project(side * x, y, 80 - (x - 28) * 0.55);
}

function brow(look: Look, at: At, inLight: boolean): Markup {
  const thick = look.masculine ? 9 : 6.5;
  const arch = look.browArch;
  const data = d`M${at(22, -27)}Q${at(37, -33 - arch * 0.5)} ${at(53, -35 - arch * 0.6)}Q${at(68, -33)} ${at(79, -21)}Q${at(66, -27.5)} ${at(53, -35 - arch * 0.6 + thick * 0.85)}Q${at(37, -33 - arch * 0.5 + thick)} ${at(23, -27 + thick * 0.9)}Z`;
  return path(data, { fill: mix(look.browColour, NIGHT, inLight ? 0.25 : 0.6), opacity: 0.92 });
}

function loweredEye({ skinTones, masculine }: Look, at: At, inLight: boolean): Markup {
  const { lit, dark, ink } = skinTones;
  const lid = d`M${at(26, 6)}Q${at(36, -9)} ${at(48, -9)}Q${at(60, -8)} ${at(68, 3)}Q${at(58, 14)} ${at(46, 14)}Q${at(34, 13)} ${at(26, 6)}Z`;
  const crease = d`M${at(26, -2)}Q${at(44, -15)} ${at(68, -3)}`;
  const lashes = d`M${at(25, 6)}Q${at(36, 13)} ${at(47, 13.5)}Q${at(60, 13)} ${at(72, 3)}Q${at(62, 19)} ${at(47, 19)}Q${at(34, 17)} ${at(25, 6)}Z`;
  const single = (index: number): Markup => {
    const x = 54 + index * 5;
    const y = 16.5 - index * 3;
    const tip = at(x + 8 + index, y + 3.5 - index);
    return path(d`M${at(x, y)}Q${at(x + 4, y + 4)} ${tip}`, line(LASH, 1.6));
  };
  return (
    path(lid, { fill: inLight ? mix(lit, ink, 0.34) : mix(dark, ink, 0.12) }) +
    path(crease, line(ink, 2.4, 0.6)) +
    path(lashes, { fill: LASH }) +
    (masculine ? '' : [0, 1, 2, 3].map(single).join(''))
  );
}

function openEye(
  paper: Paper,
  look: Look,
  head: Head,
  side: -1 | 1,
  at: At,
  inLight: boolean,
): Markup {
  const { skinTones, colours, light, masculine } = look;
  const almond = d`M${at(27, 9)}Q${at(36, -6)} ${at(48, -7)}Q${at(61, -6)} ${at(69, 3)}Q${at(58, 14)} ${at(47, 14.5)}Q${at(35, 14)} ${at(27, 9)}Z`;
  const lidShade = d`M${at(24, -4)}Q${at(48, -13)} ${at(72, -2)}L${at(70, 5)}Q${at(48, -4)} ${at(26, 10)}Z`;
  const upperLash = d`M${at(25, 10)}Q${at(35, -7)} ${at(48, -8)}Q${at(62, -8)} ${at(masculine ? 70 : 75, masculine ? 3 : -1)}Q${at(60, -3.5)} ${at(48, -4)}Q${at(36, -3)} ${at(25, 10)}Z`;
  const crease = d`M${at(28, -5)}Q${at(46, -18)} ${at(70, -6)}`;
  const lowerLid = d`M${at(34, 13.5)}Q${at(48, 17)} ${at(66, 8)}`;

  const white = inLight
    ? mix(mix('#f4e6df', colours.key, 0.22), skinTones.mid, 0.16)
    : mix(skinTones.dark, '#d8c6c8', 0.28);
  const [x, y] = head.project(side * 48 + look.gaze * 5, 3.5, 74);
  return (
    path(almond, { fill: white }) +
    group(
      { 'clip-path': paper.clip(almond) },
      circle(x, y, 11.5, { fill: mix(look.iris, NIGHT, inLight ? 0.45 : 0.65) }),
      circle(x, y + 1.5, 8, { fill: mix(look.iris, NIGHT, inLight ? 0.12 : 0.5) }),
      circle(x, y, 5.6, { fill: '#040206' }),
      circle(x + light * 4, y - 4.5, inLight ? 3.1 : 2, { fill: WHITE, opacity: 0.95 }),
      path(lidShade, { fill: LASH, opacity: 0.6 }),
    ) +
    path(upperLash, { fill: LASH }) +
    path(crease, line(skinTones.ink, 2.2, 0.55)) +
    path(lowerLid, line(skinTones.ink, 1.8, 0.55))
  );
}

export function paintEyes(paper: Paper, look: Look, head: Head): Markup {
  const eye = (side: -1 | 1): Markup => {
    const at = eyePoints(head, side);
    const inLight = side === look.light;
    const open = look.eyes === 'open';
    return (
      brow(look, at, inLight) +
      (open ? openEye(paper, look, head, side, at, inLight) : loweredEye(look, at, inLight))
    );
  };
  return eye(-1) + eye(1);
}
