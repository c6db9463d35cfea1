import { useTranslation } from 'react-i18next';
import type { Reward } from '~/domain/gamification/schema';
import type { QuestBoard } from './server/read-quests.server';
import { RewardList } from './reward-list';
import { XpBar } from './xp-bar';

interface LevelCardProps {
  state: QuestBoard['state'];
  /** The rewards of the next level. */
  nextRewards: readonly Reward[];
}

/** Shows a person's level in a ring, their XP, and the rewards of the next level. */
export function LevelCard({ state, nextRewards }: LevelCardProps) {
  const { t } = useTranslation('quests');
  const { level, currentLevelXp, requiredXpForNextLevel } = state;
  return (
    <section
      aria-label={t('level.name', { level })}
      className="border-line-2 bg-card shadow-card rounded-card flex items-center gap-5 border p-5 md:gap-7 md:px-7"
    >
      <LevelRing level={level} share={currentLevelXp / requiredXpForNextLevel} />
      <div className="min-w-0 flex-1">
        <XpBar state={state} />
        {nextRewards.length > 0 && (
          <div className="type-small text-fg-2 mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1 max-md:hidden">
            <span>{t('level.brings', { level: level + 1 })}</span>
            <RewardList rewards={nextRewards} />
          </div>
        )}
      </div>
    </section>
  );
}

const radius = 44;
const circumference = 2 * Math.PI * radius;

/** A ring that is closed by the share of XP, around the level. */
function LevelRing({ level, share }: { level: number; share: number }) {
  const isLong = level > 99;
  return (
    <svg aria-hidden="true" viewBox="0 0 96 96" className="size-16 shrink-0 md:size-24">
      <circle cx="48" cy="48" r={radius} fill="none" strokeWidth="5" className="stroke-hover" />
      <circle
        cx="48"
        cy="48"
        r={radius}
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray={circumference}
        strokeDashoffset={circumference * (1 - Math.min(1, share))}
        transform="rotate(-90 48 48)"
        className="stroke-rose"
      />
      <text
        x="48"
        y="49"
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={isLong ? 26 : 36}
        className="font-display fill-fg lining-nums"
      >
        {level}
      </text>
    </svg>
  );
}
