import { mix, WHITE } from '../colour';
import { showsEars } from '../hair/grow-hair';
import type { Look } from '../look';
import { circle, ellipse, line, type Markup, path } from '../svg/markup';
import { d } from '../svg/paths';
import type { Head } from './head-geometry';

export function paintEarring(look: Look, x: number, y: number): Markup {
  if (look.earring === 0 || look.masculine) return '';
  const metal = mix(look.colours.key, WHITE, 0.5);
  return (
    path(d`M${x} ${y}V${y + look.earring}`, line(metal, 3)) +
    circle(x, y + 5 + look.earring, 5.5, { fill: metal })
  );
}

/** Paints the ears that short or tied hair leaves visible; the far one is hidden once the head turns. */
export function paintEars(look: Look, head: Head): Markup {
  if (!showsEars(look.hair)) return '';
  const { lit, mid, dark, ink } = look.skinTones;
  const ear = (side: -1 | 1): Markup => {
    if (Math.sign(look.yaw) === side && Math.abs(look.yaw) > 0.2) return '';
    const x = side * 104 + head.shift(10) * 0.8;
    const fill = side === look.light ? mix(lit, mid, 0.55) : dark;
    const fold = d`M${x + side * 7} -3Q${x + side * 14} 14 ${x + side * 5} 34`;
    return (
      ellipse(x + side * 3, 18, 14, 29, { fill, transform: `rotate(${side * 8} ${x} 18)` }) +
      path(fold, line(ink, 7, 0.22)) +
      path(fold, line(ink, 3.5, 0.42)) +
      paintEarring(look, x + side * 5, 46)
    );
  };
  return ear(-1) + ear(1);
}
