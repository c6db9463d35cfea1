import { mix, WHITE } from '../colour';
import type { Head } from '../face/head-geometry';
import type { Look } from '../look';
import { line, type Markup, path, rect } from '../svg/markup';
import { d } from '../svg/paths';

const FRAME = '#0a0509';

export function paintGlasses({ colours }: Look, head: Head): Markup {
  const lens = (side: -1 | 1): Markup => {
    const [x, y] = head.project(side * 46, 4, 96);
    const glass = mix(colours.glow, WHITE, 0.2);
    return (
      rect(x - 34, y - 24, 68, 50, {
        rx: 22,
        fill: glass,
        'fill-opacity': 0.1,
        stroke: FRAME,
        'stroke-width': 5.5,
      }) + path(d`M${x - 18} ${y + 14}l22 -30`, line(WHITE, 6, 0.2))
    );
  };
  const left = head.project(-12, -2, 104);
  const right = head.project(12, -2, 104);
  const bridge = d`M${left}Q${(left[0] + right[0]) / 2} -10 ${right}`;
  return lens(-1) + lens(1) + path(bridge, line(FRAME, 5));
}
