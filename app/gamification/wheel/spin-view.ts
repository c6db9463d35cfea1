import type { readSpinModal } from '../server/read-play-modals.server';

/** The wheel of a person who plays. */
export type SpinView = Extract<Awaited<ReturnType<typeof readSpinModal>>, { kind: 'open' }>;

/** Returns the lowest and the highest reward of the wheel. */
export function rangeOf(sections: SpinView['sections']): { least: number; most: number } {
  const rewards = sections.map(({ reward }) => reward);
  return { least: Math.min(...rewards), most: Math.max(...rewards) };
}
