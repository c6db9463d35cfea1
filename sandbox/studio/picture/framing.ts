import { createRandom, type Random } from '../random';
import type { Look } from '../look';

export const framings = ['close', 'bust', 'half'] as const;
export type Framing = (typeof framings)[number];

/** The height of the middle of the head on the page, and its size. */
const FRAMINGS: Record<Framing, { y: number; scale: number }> = {
  close: { y: 0.47, scale: 2 },
  bust: { y: 0.42, scale: 1.72 },
  half: { y: 0.38, scale: 1.32 },
};

export interface FrameOptions {
  width: number;
  height: number;
  framing: Framing;
  /** The position of the head, as a fraction of the width. */
  headX?: number;
}

export interface Frame {
  /** Pixels per head unit. */
  scale: number;
  /** The middle of the head, in pixels. */
  x: number;
  y: number;
  headX: number;
  /** The sequence after framing, from which the scene is drawn. */
  random: Random;
}

/** Returns a person's place on a page. It varies a little, so that no two pictures are framed alike. */
export function framePerson(look: Look, options: FrameOptions): Frame {
  const { width, height, framing, headX = 0.5 } = options;
  const random = createRandom(`p:${look.seed}${look.shot}`);
  const { y, scale } = FRAMINGS[framing];
  const unit = Math.min(width, height / 1.25) / 1000;
  const size = scale * unit * (1 + random.between(-0.04, 0.04));
  const drift = random.between(-0.03, 0.03);
  return {
    scale: size,
    // On wide pages the same share of the width would be too large a shift.
    x: width * headX + (look.light * -0.02 + drift) * Math.min(width, height),
    y: height * y,
    headX,
    random,
  };
}
