import type { PersistResponse } from '../../idempotency/persist-response';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import type { RefusedPlay } from '../players/decide-play';
import { recordReward } from '../players/grant-rewards';
import { play, type Play } from '../players/play';
import { findDraw } from './find-draw';
import { decideSpin, isWheelOpen, type RefusedSpin } from './decide-spin';
import { secureRandom, type RandomSource } from './random-source';
import { sectionsOf } from './wheel';

/** A draw of the wheel. */
interface Spun {
  ok: true;
  /** The index of the section, from 0. */
  section: number;
  /** The tokens that were added. */
  reward: number;
  /** The spins that are left. */
  spins: number;
}

export type SpinOutcome = Spun | RefusedSpin | RefusedPlay;

interface Spin {
  userId: string;
  /** The same in every attempt of one spin. */
  key: string;
  /** The person's country (ISO 3166-1 alpha-2); null if it cannot be determined. */
  country: string | null;
}

/**
 * Takes a subscriber's spin, draws a section and adds its tokens, all in one transaction; the animation only
 * shows the result. A repeat with the same key returns the first draw.
 */
export async function spinWheel(
  context: DomainContext,
  spin: Spin,
  persistResponse?: PersistResponse<SpinOutcome>,
  random: RandomSource = secureRandom,
): Promise<SpinOutcome> {
  return play<Spun | RefusedSpin>(
    context,
    spin.userId,
    async (current) => {
      const { player, rules, isPremium } = current;
      const earlier = await findDraw(current.trx, spin);
      if (earlier) return { outcome: { ok: true, ...earlier, spins: player.spins } };
      const decision = decideSpin(player, {
        isPremium,
        isOpen: isWheelOpen(rules.wheel_off_countries, spin.country),
        sections: sectionsOf(rules),
        random,
      });
      if (!decision.ok) return { outcome: decision };
      const { section, reward } = decision;
      await storeDraw(context, current, { key: spin.key, section, reward });
      return {
        outcome: { ok: true, section, reward, spins: decision.player.spins },
        player: decision.player,
      };
    },
    persistResponse,
  );
}

async function storeDraw(
  context: DomainContext,
  play: Play,
  drawn: { key: string; section: number; reward: number },
): Promise<void> {
  const { trx, userId, now } = play;
  const id = newId();
  await trx('gamification_draws').insert({ id, user_id: userId, ...drawn, drawn_at: now });
  const cause = { cause: 'wheel', subject: id } as const;
  await recordReward(context, play, cause, { xp: 0, tokens: drawn.reward, spins: -1 });
}
