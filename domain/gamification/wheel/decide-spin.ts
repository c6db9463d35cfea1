import type { Player } from '../players/player';
import { refuse, type Refusal } from '../refusals';
import type { RandomSource } from './random-source';
import { draw, type WheelSection } from './wheel';

export type RefusedSpin = Refusal<'play-needs-premium' | 'wheel-closed-here' | 'no-spins'>;

/**
 * Checks whether the wheel is open in a country (ISO 3166-1 alpha-2). It is open if the country cannot be
 * determined.
 */
export const isWheelOpen = (closedIn: readonly string[], country: string | null): boolean =>
  country === null || !closedIn.includes(country);

/** Takes one spin and draws a section, or refuses. */
export function decideSpin(
  player: Player,
  wheel: {
    isPremium: boolean;
    isOpen: boolean;
    sections: readonly WheelSection[];
    random: RandomSource;
  },
): { ok: true; player: Player; section: number; reward: number } | RefusedSpin {
  if (!wheel.isOpen) return refuse('wheel-closed-here');
  if (!wheel.isPremium) return refuse('play-needs-premium');
  if (player.spins < 1) return refuse('no-spins');
  const drawn = draw(wheel.sections, wheel.random);
  return { ok: true, player: { ...player, spins: player.spins - 1 }, ...drawn };
}
