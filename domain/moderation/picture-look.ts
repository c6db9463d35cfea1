import type { PictureLevel } from './prompts/level';
import type { Finding } from './verdict';

/** What somebody saw who looked at a picture. */
export interface PictureLook {
  /** How much it is like a photo, or a drawing, of what is explicit; 0 to 1. */
  explicit: number;
  /** Faces, each with how old it was taken for each time that it was looked at. */
  faces: readonly { ages: readonly number[] }[];
}

/**
 * A face is taken for a child's from here down, in years, as the mean of all looks at it. One look errs by
 * some five years; of the demo's 64 portraits, drawn and all of adults, the youngest mean was 14.5. It is
 * a net for what is plain to see, and no proof of age.
 */
const childUntil = 13;

/** How sure one must be that a picture shows more than a level allows. */
const explicitFrom: Readonly<Record<PictureLevel, number>> = {
  sfw: 0.7,
  topless: 0.85,
  nude: 0.97,
  explicit: Infinity,
};

/** What is found in a picture: a face that is clearly a child's, and more than the operator allows. */
export function findInPicture({ explicit, faces }: PictureLook, level: PictureLevel): Finding[] {
  const found: Finding[] = [];
  if (faces.some(({ ages }) => ages.length > 0 && meanOf(ages) < childUntil)) {
    found.push({ category: 'minors', layer: 'classifier', score: 0.8 });
  }
  if (explicit >= explicitFrom[level]) {
    found.push({ category: 'explicit', layer: 'classifier', score: explicit });
  }
  return found;
}

const meanOf = (ages: readonly number[]): number =>
  ages.reduce((sum, age) => sum + age, 0) / ages.length;
