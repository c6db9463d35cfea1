import type { Line, Point } from '../svg/paths';

/** Hair between two lines that run the same way, with strands from one to the other. */
export interface Lock {
  outer: Line;
  inner: Line;
  /** A fringe ends in a line of its own, from its right end to its left. */
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
  /** Falls behind the neck. */
  back: readonly Lock[];
  masses: readonly Mass[];
  /** Lies over the forehead. */
  front: readonly Lock[];
  /** Loose strands in front of the ears. */
  wisps?: boolean;
  headwear?: 'scarf' | 'hat';
}
