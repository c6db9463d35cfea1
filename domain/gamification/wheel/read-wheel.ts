import type { DomainContext } from '../../shared/context';
import type { RefusedPlay } from '../players/decide-play';
import { readPlay, type PlayReading } from '../players/read-player';
import { isWheelOpen } from './decide-spin';
import { expectedReward, sectionsOf, type WheelSection } from './wheel';

/** The wheel as pages show it. */
export interface WheelView {
  ok: true;
  sections: WheelSection[];
  /** Mean tokens of a draw. */
  expectedReward: number;
  spins: number;
  isPremium: boolean;
  /** False if the wheel is closed in the person's country. */
  isOpen: boolean;
}

/** Returns the wheel with its odds, and a person's spins. */
export async function readWheel(
  context: DomainContext,
  { userId, country }: { userId: string; country: string | null },
): Promise<WheelView | RefusedPlay> {
  const reading = await readPlay(context, userId);
  return reading.ok ? wheelOf(reading, country) : reading;
}

/** Returns the wheel for a person whose state was read, in a country. */
export function wheelOf(
  { player, rules, isPremium }: PlayReading,
  country: string | null,
): WheelView {
  const sections = sectionsOf(rules);
  return {
    ok: true,
    sections,
    expectedReward: expectedReward(sections),
    spins: player.spins,
    isPremium,
    isOpen: isWheelOpen(rules.wheel_off_countries, country),
  };
}
