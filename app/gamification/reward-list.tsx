import clsx from 'clsx';
import type { Reward } from '~/domain/gamification/schema';
import { useSite } from '../kit/site/use-site';
import { Icon } from '../kit/ui/icons/icon';
import { TokenGlyph } from '../kit/ui/marks/token-glyph';
import { useRewardWords } from './use-reward-words';
import { WheelGlyph } from './wheel-glyph';

interface RewardListProps {
  rewards: readonly Reward[];
  className?: string;
}

/** Lists rewards in the order XP, tokens, spins, each with its sign. */
export function RewardList({ rewards, className }: RewardListProps) {
  return (
    <ul className={clsx('flex flex-wrap items-center gap-x-4 gap-y-1', className)}>
      {rewards.map((reward) => (
        <li key={reward.rewardType}>
          <RewardItem reward={reward} />
        </li>
      ))}
    </ul>
  );
}

/** One reward with its sign. */
export function RewardItem({ reward }: { reward: Reward }) {
  const { locale } = useSite();
  const { nameOf } = useRewardWords();
  return (
    <span className="inline-flex items-center gap-1.5 text-[0.875rem]/5 font-[560] whitespace-nowrap tabular-nums">
      <RewardSign type={reward.rewardType} />
      {reward.rewardType === 'tokens' ? (
        <>
          <span aria-hidden="true">{reward.value.toLocaleString(locale)}</span>
          <span className="sr-only">{nameOf(reward)}</span>
        </>
      ) : (
        nameOf(reward)
      )}
    </span>
  );
}

function RewardSign({ type }: { type: Reward['rewardType'] }) {
  if (type === 'tokens') return <TokenGlyph />;
  if (type === 'spins') return <WheelGlyph />;
  return <Icon name="star" size={16} className="text-info fill-current" />;
}
