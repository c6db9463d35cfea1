import { useTranslation } from 'react-i18next';
import { Icon } from '../kit/ui/icons/icon';
import type { RecordedModel } from './server/read-model-page.server';

/** Shows the agreements and checks of a model. Signing, recording and withdrawing are hers. */
export function ModelRecord({ model }: { model: RecordedModel }) {
  const { t } = useTranslation('masters');
  if (model.kind === 'simplified') return <p className="text-fg-2">{t('record.simplified')}</p>;
  return (
    <div className="max-w-[760px] space-y-3">
      <dl className="rounded-card border-line bg-raised divide-line divide-y border">
        {model.record.map(({ name, state, isDone }) => (
          <div key={name} className="flex min-h-14 items-center gap-4 px-4 py-3">
            <span
              aria-hidden="true"
              className={
                isDone
                  ? 'bg-ok/15 text-ok flex size-9 shrink-0 items-center justify-center rounded-full'
                  : 'bg-veil-2 text-fg-2 flex size-9 shrink-0 items-center justify-center rounded-full'
              }
            >
              <Icon name={isDone ? 'check' : 'clock'} size={18} />
            </span>
            <dt className="min-w-0 flex-1 font-[540]">
              {t(`record.${name}` as 'record.identity')}
            </dt>
            <dd className="text-fg-2 text-end">
              {t(`record.state.${state}` as 'record.state.done')}
            </dd>
          </div>
        ))}
      </dl>
      <p className="type-small text-fg-2">{t('record.is-theirs')}</p>
    </div>
  );
}
