import { Link, useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { iconButtonClass } from '../kit/ui/buttons/icon-button';
import { TabLink } from '../kit/ui/buttons/tab-link';
import { Notice } from '../kit/ui/feedback/notice';
import { Icon } from '../kit/ui/icons/icon';
import { masterHref, modelHref, modelTabs, type ModelTab } from './master-hrefs';
import { ModelFace } from './model-face';
import { StatusBadge, StepDots } from './model-marks';
import { mayBeMailed } from './model-status';
import type { RecordedModel } from './server/read-model-page.server';

interface ModelHeadProps {
  model: RecordedModel;
  tab: ModelTab;
  isTaken: boolean;
}

/** The head of a model's pages: the strip of a take-over, the name, the acts and the tabs. */
export function ModelHead({ model, tab, isTaken }: ModelHeadProps) {
  const { t } = useTranslation(['masters', 'errors']);
  const refused = useActionData<{ refused?: string }>()?.refused;
  const { id, displayName, avatar, kind, email } = model;
  return (
    <>
      {isTaken && (
        <Notice
          kind="warm"
          icon="user-round"
          action={
            <ActForm>
              <SubmitButton intent="hand-back" kind="soft" size="small" className="h-11">
                {t('act.hand-back')}
              </SubmitButton>
            </ActForm>
          }
        >
          {t('taken-over', { name: displayName })}
        </Notice>
      )}
      <div className="flex items-center gap-3 md:gap-4">
        <Link to={masterHref} aria-label={t('all-models')} className={iconButtonClass('soft')}>
          <Icon name="chevron-left" size={20} className="rtl:rotate-180" />
        </Link>
        <ModelFace avatar={avatar} displayName={displayName} className="size-16 text-[1.5rem]" />
        <div className="min-w-0 flex-1">
          <h1 className="type-h1 break-words">{displayName}</h1>
          <p className="text-fg-2 truncate">
            {kind === 'simplified' ? t('no-real-person') : email}
          </p>
          <p className="mt-2 flex flex-wrap items-center gap-3">
            <StepDots model={model} />
            <StatusBadge model={model} />
          </p>
        </div>
      </div>
      {refused !== undefined && (
        <Notice kind="danger">{t(`errors:${refused}` as 'errors:home')}</Notice>
      )}
      <HeadActs model={model} isTaken={isTaken} />
      <nav aria-label={t('tabs.label')} className="border-line flex gap-6 overflow-x-auto border-b">
        {modelTabs.map((one) => (
          <TabLink key={one} to={modelHref(id, one)} isChosen={one === tab}>
            {t(`tabs.${one}`)}
          </TabLink>
        ))}
      </nav>
    </>
  );
}

/** The acts on a model that its state allows. */
function HeadActs({ model, isTaken }: Omit<ModelHeadProps, 'tab'>) {
  const { t } = useTranslation('masters');
  return (
    <ActForm className="flex flex-wrap gap-2.5">
      {mayBeMailed(model) && (
        <SubmitButton intent="send-to-kyc" kind="light" icon="mail">
          {t(model.invitedAt === null ? 'act.send' : 'act.remind')}
        </SubmitButton>
      )}
      {model.kind === 'verified' && !model.isReleased && (
        <SubmitButton intent="send-release" kind="soft">
          {t('act.release')}
        </SubmitButton>
      )}
      {model.hasPerson && !model.isLive && !isTaken && (
        <SubmitButton intent="take-over" kind="soft">
          {t('act.take-over')}
        </SubmitButton>
      )}
      <SubmitButton intent="remove" kind="danger">
        {t(model.hasPerson ? 'act.let-go' : 'act.remove')}
      </SubmitButton>
    </ActForm>
  );
}
