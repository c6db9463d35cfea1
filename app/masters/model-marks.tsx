import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Icon } from '../kit/ui/icons/icon';
import type { IconName } from '../kit/ui/icons/icon-names';
import { dotsOf, statusOf, type DotState } from './model-status';

type Shown = Parameters<typeof statusOf>[0];

const dots: Record<DotState, string> = {
  done: 'w-2.5 bg-ok',
  now: 'w-5 bg-amber',
  refused: 'w-5 bg-danger',
  later: 'w-2.5 border border-line-form',
};

/** Four dots for the steps of a model, with the name of the present one. */
export function StepDots({ model }: { model: Shown }) {
  const { t } = useTranslation('masters');
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <span aria-hidden="true" className="inline-flex gap-1.5">
        {dotsOf(model).map((state, place) => (
          <span key={place} className={clsx('h-2 rounded-full', dots[state])} />
        ))}
      </span>
      <span className="type-caption text-fg-2">{t(`steps.${model.step ?? 'done'}`)}</span>
    </span>
  );
}

const tones: Record<'ok' | 'info' | 'amber' | 'danger', { icon: IconName; box: string }> = {
  ok: { icon: 'check', box: 'border-ok/35 bg-ok/10 text-[#bdf0d7]' },
  info: { icon: 'circle-dashed', box: 'border-info/30 bg-info/10 text-[#cfdeff]' },
  amber: { icon: 'clock', box: 'border-amber/40 bg-amber/10 text-[#ffdfc0]' },
  danger: { icon: 'circle-alert', box: 'border-danger/40 bg-danger/10 text-[#ffc3c1]' },
};

/** Shows the status of a model as a badge. */
export function StatusBadge({ model }: { model: Shown }) {
  const { t } = useTranslation('masters');
  const { key, tone } = statusOf(model);
  const { icon, box } = tones[tone];
  return (
    <span
      className={clsx(
        'inline-flex min-h-6.5 items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-[0.78125rem]/4.5 font-[560]',
        box,
      )}
    >
      <Icon name={icon} size={14} />
      {t(`status.${key}`)}
    </span>
  );
}
