/** Full turns of a spin before it stops. */
const turns = 5;
/** The duration of the animation in milliseconds, including the way back from the overshoot. */
export const spinMs = 4_400;
/** The overshoot as a share of one section: 2.16° to 6.48° with sections of 36°. */
const leastOvershoot = 0.06;
const mostOvershoot = 0.18;
const circle = 360;

/** The way of the wheel in one spin; angles are rotations clockwise in degrees. */
export interface SpinPath {
  from: number;
  /** The farthest rotation, from which the wheel swings back. */
  overshootsTo: number;
  /** The rotation at which the centre of the winning section is at the pointer on top. */
  restsAt: number;
}

/**
 * Returns the angle from the top, clockwise, of a section's centre on the wheel at rest with rotation 0. The
 * centre of the first section is on top.
 */
export const centreOf = (section: number, sections: number): number =>
  (section * circle) / sections;

/**
 * Returns the way of the wheel from a rotation to a section: at least five full turns. `swing`, from 0 to 1,
 * chooses the overshoot within its range.
 */
export function spinPath(
  from: number,
  { section, sections, swing }: { section: number; sections: number; swing: number },
): SpinPath {
  const target = circle - centreOf(section, sections);
  const restsAt = from + turns * circle + positiveRemainder(target - from, circle);
  const share = leastOvershoot + swing * (mostOvershoot - leastOvershoot);
  return { from, restsAt, overshootsTo: restsAt + (share * circle) / sections };
}

const positiveRemainder = (value: number, divisor: number): number =>
  ((value % divisor) + divisor) % divisor;
