import { useTranslation } from 'react-i18next';
import type { GamificationState } from '~/domain/gamification/schema';
import { useSite } from '../kit/site/use-site';

type Shown = Pick<GamificationState, 'level' | 'currentLevelXp' | 'requiredXpForNextLevel'>;

/** Shows the level, the XP towards the next one as figures and as a bar, and what is left. */
export function XpBar({ state }: { state: Shown }) {
  const { t } = useTranslation('quests');
  const { locale } = useSite();
  const { level, currentLevelXp: current, requiredXpForNextLevel: total } = state;
  const left = Math.max(0, total - current);
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-[0.9375rem]/5.5 font-[600]">{t('level.name', { level })}</span>
        <span className="type-small text-fg-2 tabular-nums">
          {t('level.xp', {
            current: current.toLocaleString(locale),
            total: total.toLocaleString(locale),
          })}
        </span>
      </p>
      <ProgressBar value={current} max={total} label={t('level.progress')} className="h-2" />
      <p className="type-small text-fg-3">
        {t('level.left', { count: left, shown: left.toLocaleString(locale), next: level + 1 })}
      </p>
    </div>
  );
}

interface ProgressBarProps {
  value: number;
  max: number;
  label: string;
  className: string;
}

/** A bar in the accent, which is read with its label. */
export function ProgressBar({ value, max, label, className }: ProgressBarProps) {
  return (
    <progress
      value={value}
      max={max}
      aria-label={label}
      className={`[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-hover [&::-webkit-progress-value]:bg-accent bg-hover my-2 block w-full appearance-none overflow-hidden rounded-full [&::-webkit-progress-value]:rounded-full ${className}`}
    />
  );
}
