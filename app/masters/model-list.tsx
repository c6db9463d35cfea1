import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { FormErrors, SubmitButton } from '../kit/forms/form';
import { ButtonLink } from '../kit/ui/buttons/button';
import { modelHref } from './master-hrefs';
import { ModelFace } from './model-face';
import { StatusBadge, StepDots } from './model-marks';
import { mayBeMailed } from './model-status';
import type { ListedModel } from './presenters/model-for-master';

export type ShownModel = ListedModel;

/** The models of a manager: a table from 1024 px, cards below. It stands in the form of the bulk acts. */
export function ModelList({ models }: { models: ShownModel[] }) {
  return (
    <>
      <FormErrors />
      <ModelTable models={models} />
    </>
  );
}

function ModelTable({ models }: { models: ShownModel[] }) {
  const { t } = useTranslation('masters');
  return (
    <div className="lg:rounded-card lg:border-line lg:bg-raised lg:overflow-hidden lg:border">
      <div
        aria-hidden="true"
        className="type-caption text-fg-2 border-line hidden border-b px-5 py-3 lg:grid lg:grid-cols-[28px_minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1.2fr)_96px_132px] lg:gap-4"
      >
        <span />
        <span>{t('columns.model')}</span>
        <span>{t('columns.step')}</span>
        <span>{t('columns.status')}</span>
        <span className="text-end">{t('columns.subscribers')}</span>
        <span />
      </div>
      <ul className="grid gap-3 md:grid-cols-2 lg:block">
        {models.map((model) => (
          <ModelRow key={model.id} model={model} />
        ))}
      </ul>
    </div>
  );
}

function ModelRow({ model }: { model: ShownModel }) {
  const { t } = useTranslation('masters');
  const { id, displayName, email, avatar, kind, subscribersCount, isLive } = model;
  return (
    <li className="rounded-card border-line bg-raised relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border p-4 lg:min-h-17 lg:grid-cols-[28px_minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1.2fr)_96px_132px] lg:gap-4 lg:rounded-none lg:border-0 lg:border-b lg:px-5 lg:py-2.5 lg:last:border-b-0">
      <div className="flex items-center justify-end max-lg:col-start-2 max-lg:row-start-1 lg:justify-start">
        {mayBeMailed(model) && (
          <label className="-m-2 flex size-11 items-center justify-center">
            <span className="sr-only">{t('select', { name: displayName })}</span>
            <input type="checkbox" name="model" value={id} className="accent-rose size-4.5" />
          </label>
        )}
        {isLive && (
          <p className="text-end tabular-nums lg:hidden">
            <span className="type-caption text-fg-2 block">{t('columns.subscribers')}</span>
            {subscribersCount}
          </p>
        )}
      </div>
      <div className="flex min-w-0 items-center gap-3 max-lg:col-start-1 max-lg:row-start-1">
        <ModelFace avatar={avatar} displayName={displayName} className="size-10" />
        <div className="min-w-0">
          <Link
            to={modelHref(id)}
            className="rounded-small block truncate py-0.5 text-[0.9375rem] font-[560] hover:underline"
          >
            {displayName}
          </Link>
          <p className="type-caption text-fg-2 truncate">
            {kind === 'simplified' ? t('no-real-person') : email}
          </p>
        </div>
      </div>
      <div className="max-lg:col-span-2">
        <StepDots model={model} />
      </div>
      <div>
        <StatusBadge model={model} />
      </div>
      <p className="hidden text-end tabular-nums lg:block">
        {isLive ? subscribersCount : <span className="text-fg-2">{t('none')}</span>}
      </p>
      <div className="flex justify-end">
        <NextAct model={model} />
      </div>
    </li>
  );
}

/** The next act: light when it waits for the agency. */
function NextAct({ model }: { model: ShownModel }) {
  const { t } = useTranslation('masters');
  const { id, displayName, invitedAt } = model;
  if (!mayBeMailed(model)) {
    return (
      <ButtonLink to={modelHref(id)} kind="soft" size="small" className="max-lg:h-11">
        {t('act.open')}
        <span className="sr-only">{displayName}</span>
      </ButtonLink>
    );
  }
  return (
    <SubmitButton
      name="only"
      value={id}
      kind={invitedAt === null ? 'light' : 'soft'}
      size="small"
      className="max-lg:h-11"
    >
      {t(invitedAt === null ? 'act.send' : 'act.remind')}
      <span className="sr-only">{displayName}</span>
    </SubmitButton>
  );
}
