import type { Line, Point } from '../svg/paths';

/** Hair between two lines in the same direction, with strands from one to the other. */
export interface Lock {
  outer: Line;
  inner: Line;
  /** The lower edge of a fringe, from its right end to its left. */
  hem?: Line;
  edge?: 'curly' | 'cut';
  texture?: 'strands' | 'curls' | 'plain';
}

/** A rounded body of hair: a bun, an afro. */
export interface Mass {
  outline: Line;
  centre: Point;
  radii: Point;
  texture: 'coil' | 'curls';
}

export interface HairForm {
  /** Hair that falls behind the neck. */
  back: readonly Lock[];
  masses: readonly Mass[];
  /** Hair over the forehead. */
  front: readonly Lock[];
  /** True for loose strands in front of the ears. */
  wisps?: boolean;
  headwear?: 'scarf' | 'hat';
}
