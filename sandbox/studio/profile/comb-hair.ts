import { lockOutline, type HairPaint } from '../hair/paint-hair';
import type { Lock } from '../hair/hair-form';
import type { Random } from '../random';
import { group, line, type Markup, path } from '../svg/markup';
import type { Paper } from '../svg/paper';
import { along, d, type Point } from '../svg/paths';

const STRANDS = 90;
/** The approximate middle of the skull: combed hair bends around it. */
const SKULL: Point = [-30, -40];

/** Returns hair combed from the hairline to one place; strands follow the curve of the skull. */
export function combHair(
  paper: Paper,
  lock: Lock,
  gather: Point,
  paint: HairPaint,
  random: Random,
): Markup {
  const outline = lockOutline(lock);
  const strands = Array.from({ length: STRANDS }, () => {
    const [x, y] = along(lock.inner, Math.pow(random.next(), 0.8));
    const end: Point = [gather[0] + random.between(-16, 16), gather[1] + random.between(-14, 14)];
    const middle: Point = [(x + end[0]) / 2, (y + end[1]) / 2];
    const distance = Math.hypot(middle[0] - SKULL[0], middle[1] - SKULL[1]) || 1;
    const lift = random.between(18, 46);
    const bend: Point = [
      middle[0] + ((middle[0] - SKULL[0]) / distance) * lift,
      middle[1] + ((middle[1] - SKULL[1]) / distance) * lift,
    ];
    const isLight = random.chance(0.55);
    const opacity = random.between(0.05, isLight ? 0.3 : 0.42);
    const width = random.between(0.7, isLight ? 2.2 : 4.5);
    return path(
      d`M${x} ${y}Q${bend} ${end}`,
      line(isLight ? paint.light : paint.dark, width, opacity),
    );
  });
  return (
    path(outline, { fill: paint.fill }) + group({ 'clip-path': paper.clip(outline) }, ...strands)
  );
}
