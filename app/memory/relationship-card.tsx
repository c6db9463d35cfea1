import { useTranslation } from 'react-i18next';
import type { RelationshipLevel } from '~/domain/memory/decide-relationship';

export interface RelationshipShown {
  level: RelationshipLevel;
  points: number;
  nextAt: number | null;
  grownBy: {
    daysTalked: number;
    messages: number;
    facts: number;
    tips: number;
    isFollowing: boolean;
    isMember: boolean;
  };
  rules: Record<
    'day' | 'message' | 'fact' | 'tip' | 'follow' | 'membership',
    { points: number; most: number }
  >;
}

interface RelationshipCardProps {
  relationship: RelationshipShown;
  name: string;
}

/** Shows the level of the relationship and the rules by which it grows. */
export function RelationshipCard({ relationship, name }: RelationshipCardProps) {
  const { t } = useTranslation('memory');
  const { level, points, nextAt, grownBy, rules } = relationship;
  const counted = {
    day: grownBy.daysTalked,
    message: grownBy.messages,
    fact: grownBy.facts,
    tip: grownBy.tips,
    follow: Number(grownBy.isFollowing),
    membership: Number(grownBy.isMember),
  };
  return (
    <section
      aria-labelledby="relationship"
      className="border-line bg-card rounded-card border px-4 py-3.5"
    >
      <h3 id="relationship" className="type-label text-fg-3">
        {t('relationship.title', { name })}
      </h3>
      <p className="mt-1.5 flex items-baseline justify-between gap-3">
        <span className="text-[0.9375rem]/5.5 font-[560]">{t(`relationship.level.${level}`)}</span>
        <span className="type-caption text-fg-3 tabular-nums">
          {nextAt === null
            ? t('relationship.points', { points })
            : t('relationship.points-of', { points, nextAt })}
        </span>
      </p>
      {nextAt !== null && (
        <progress
          value={points}
          max={nextAt}
          aria-label={t('relationship.to-next')}
          className="[&::-moz-progress-bar]:bg-rose [&::-webkit-progress-bar]:bg-hover [&::-webkit-progress-value]:bg-rose bg-hover mt-2 block h-1.5 w-full appearance-none overflow-hidden rounded-full"
        />
      )}
      <details className="mt-1">
        <summary className="type-small text-fg-2 hover:text-fg min-h-11 cursor-pointer content-center">
          {t('relationship.how')}
        </summary>
        <dl className="type-small text-fg-2 space-y-1.5 pb-1">
          {(Object.keys(counted) as (keyof typeof counted)[]).map((rule) => (
            <div key={rule} className="flex justify-between gap-3">
              <dt>{t(`relationship.rule.${rule}`, rules[rule])}</dt>
              <dd className="tabular-nums">
                {Math.min(rules[rule].most, rules[rule].points * counted[rule])}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
