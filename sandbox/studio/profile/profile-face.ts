import { type Colour, mix, multiply, WHITE } from '../colour';
import { paintEarring } from '../face/ears';
import type { Look } from '../look';
import { circle, ellipse, group, line, type Markup, path } from '../svg/markup';
import type { Paper, Stop } from '../svg/paper';
import { d } from '../svg/paths';
import { penumbra, softEllipse, softFill, softLine } from '../svg/soft-shapes';
import { profileOutline } from './contour';

const LASH: Colour = '#07030a';

function skinFill(paper: Paper, look: Look): string {
  const { lit, mid, dark } = look.skinTones;
  const fromFront: Stop[] = [
    [0, dark],
    [0.45, mix(mid, dark, 0.35)],
    [0.72, mix(lit, mid, 0.5)],
    [1, mix(lit, mid, 0.16)],
  ];
  const fromBehind: Stop[] = [
    [0, mid],
    [0.5, mix(mid, dark, 0.55)],
    [1, mix(dark, mid, 0.12)],
  ];
  const stops = look.profileLight === 'front' ? fromFront : fromBehind;
  return paper.linear(stops, { from: [0, 0.55], to: [1, 0.4] });
}

function planes(paper: Paper, { skinTones, profileLight, nose }: Look): Markup {
  const { lit, ink } = skinTones;
  const front = profileLight === 'front';
  const soft = (
    at: [number, number],
    radii: [number, number],
    colour: Colour,
    opacity: number,
    blur: number,
    degrees = 0,
  ): Markup => softEllipse(paper, { at, radii, colour, opacity, blur, degrees });
  return (
    soft([-30, 112], [70, 26], ink, 0.5, 18, 30) +
    soft([80, -6], [20, 15], ink, 0.55, 9) +
    soft([52, 44], [26, 17], mix(lit, WHITE, 0.3), front ? 0.34 : 0.1, 12, -30) +
    soft([88, -60], [12, 34], mix(lit, WHITE, 0.35), front ? 0.36 : 0.05, 9) +
    softLine(d`M101 -4Q112 24 ${122 + nose} 46`, mix(lit, WHITE, 0.6), 8, front ? 0.6 : 0.08, 4) +
    softLine(
      d`M${100 + nose * 0.4} 50Q${94 + nose * 0.3} 58 ${104 + nose * 0.3} 66`,
      ink,
      4,
      0.7,
      2,
    ) +
    path(d`M${109 + nose * 0.5} 62q6 -5 10 -1`, line(ink, 4, 0.85))
  );
}

function eye(look: Look): Markup {
  const { skinTones, colours, profileLight } = look;
  const { lit, dark, ink } = skinTones;
  const front = profileLight === 'front';
  const brow = path('M52 -27Q74 -41 103 -31Q98 -25 92 -27Q72 -33 54 -20Z', {
    fill: mix(look.browColour, '#050207', 0.35),
    opacity: 0.95,
  });
  if (look.eyes === 'lowered') {
    return (
      brow +
      path('M60 -2Q76 -12 92 0Q80 10 66 8Z', { fill: front ? mix(lit, ink, 0.3) : dark }) +
      path('M56 2Q72 13 93 6L99 9Q76 22 56 2Z', { fill: LASH }) +
      path('M88 10l11 5M80 13l8 6', line(LASH, 2.2)) +
      path('M58 -7Q76 -16 93 -6', line(ink, 2.2, 0.7))
    );
  }
  const white = front ? mix('#f4e6df', colours.key, 0.25) : mix(dark, '#d8c6c8', 0.3);
  return (
    brow +
    path('M60 5Q74 -7 90 -3Q90 8 86 10Q72 12 60 5Z', { fill: white }) +
    ellipse(82.5, 2.5, 6, 8.4, { fill: mix(look.iris, '#050207', 0.3) }) +
    ellipse(84, 2.5, 3, 4.4, { fill: '#040206' }) +
    circle(85.5, -0.5, 1.7, { fill: WHITE }) +
    path('M54 7Q72 -12 91 -6L101 -10L93 0Q74 -6 54 7Z', { fill: LASH }) +
    path('M58 -8Q76 -20 92 -11', line(ink, 2.2, 0.6))
  );
}

function mouth({ lips, colours, skinTones, masculine, profileLight }: Look): Markup {
  const lit = multiply(lips, mix(colours.key, WHITE, 0.25));
  const shaded = mix(lit, skinTones.ink, 0.5);
  const upper = d`M99 77Q108 78 ${masculine ? 108 : 111} 85Q107 92 101 93Q90 94 78 96Q88 84 99 77Z`;
  const lower = d`M78 96Q92 94 101 93Q109 97 ${masculine ? 105 : 107} 102Q103 110 95 111Q86 106 78 96Z`;
  return (
    path(upper, { fill: shaded }) +
    path(lower, { fill: profileLight === 'front' ? lit : shaded }) +
    path('M76 97Q92 93 104 92.5', line(skinTones.ink, 3))
  );
}

function beard({ beard: opacity, browColour }: Look): Markup {
  if (opacity === 0) return '';
  const jaw = 'M-34 12Q-14 66 44 92Q62 100 74 92Q92 70 118 74L112 84L120 170L-60 160Z';
  return softFill(jaw, mix(browColour, '#050207', 0.35), opacity, 5);
}

/** Paints the ear over the hair that is combed past it. */
export function paintProfileEar(look: Look): Markup {
  const { mid, dark, ink } = look.skinTones;
  const fill = look.profileLight === 'front' ? mix(mid, dark, 0.2) : mix(dark, mid, 0.25);
  const fold = 'M-33 0Q-13 -10 -15 14Q-18 28 -28 36';
  return (
    ellipse(-26, 16, 17, 31, { fill, transform: 'rotate(-12 -26 16)' }) +
    path(fold, line(ink, 8, 0.2)) +
    path(fold, line(ink, 4, 0.5)) +
    paintEarring(look, -28, 46)
  );
}

/** Paints the face in profile, with the shadow of the hair over it. */
export function paintProfileFace(paper: Paper, look: Look, hairOutline: string): Markup {
  const outline = profileOutline(look);
  const inside = group(
    { 'clip-path': paper.clip(outline) },
    planes(paper, look),
    mouth(look),
    beard(look),
    eye(look),
    penumbra(path(hairOutline, { fill: '#050207' }), 0.6, [2, 2], [15, 14]),
  );
  return path(outline, { fill: skinFill(paper, look) }) + inside;
}
