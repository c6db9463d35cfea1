import { mix, NIGHT } from '../colour';
import type { Look } from '../look';
import type { Markup } from '../svg/markup';
import { d } from '../svg/paths';
import { softFill } from '../svg/soft-shapes';
import type { Head } from './head-geometry';

/** Paints a short beard along the jaw with a moustache; the mouth is painted after it. */
export function paintBeard(look: Look, head: Head): Markup {
  if (look.beard === 0) return '';
  const left = head.shift(40) - 114;
  const right = head.shift(40) + 114;
  const fill = mix(look.browColour, NIGHT, 0.35);
  const jaw = d`M${left} 22Q${left + 18} 74 ${head.project(-50, 92, 70)}Q${head.project(-38, 84, 82)} ${head.project(-31, 84, 84)}L${head.project(-34, 104, 84)}Q${head.project(0, 122, 90)} ${head.project(34, 104, 84)}L${head.project(31, 84, 84)}Q${head.project(38, 84, 82)} ${head.project(50, 92, 70)}Q${right - 18} 74 ${right} 22V190H${left}Z`;
  const moustache = d`M${head.project(-35, 94, 84)}Q${head.project(-26, 77, 88)} ${head.project(0, 77, 94)}Q${head.project(26, 77, 88)} ${head.project(35, 94, 84)}Q${head.project(0, 86, 92)} ${head.project(-35, 94, 84)}Z`;
  return softFill(jaw, fill, look.beard, 4.5) + softFill(moustache, fill, look.beard * 0.85, 3);
}
