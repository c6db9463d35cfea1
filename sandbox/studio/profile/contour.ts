import type { Look } from '../look';
import { type Point, smooth } from '../svg/paths';

/** Returns the outline of a head that looks to the right: forehead to throat, then around the skull. */
export function profileOutline({ nose, chin, masculine }: Look): string {
  const features: Point[] = [
    [-20, -152],
    [36, -140],
    [74, -106],
    [97, -66],
    [masculine ? 106 : 103, -32],
    [95, -8],
    [106 + nose * 0.4, 18],
    [122 + nose, 41],
    [126 + nose, 52],
    [117 + nose * 0.6, 63],
    [101, 67],
    [102, 75],
    [masculine ? 107 : 110, 84],
    [101, 92.5],
    [masculine ? 104 : 106, 101],
    [94, 114],
    [97 + chin, 130],
    [88 + chin, 146],
    [62, 152],
    [16, 138],
    [-26, 104],
    [-44, 60],
  ];
  const skull: Point[] = [
    [-92, 64],
    [-136, 0],
    [-136, -72],
    [-92, -132],
  ];
  return smooth([...features, ...skull], { closed: true });
}
