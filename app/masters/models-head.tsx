import { useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../kit/ui/buttons/button';
import { EmptyState } from '../kit/ui/feedback/empty-state';
import { Notice } from '../kit/ui/feedback/notice';
import { newModelHref, simplifiedHref } from './master-hrefs';

interface ModelsHeadProps {
  counts: Record<'all' | 'live' | 'needing', number>;
  isOpen: boolean;
}

/** The head of a manager's list: the numbers of models, and the ways to new ones. */
export function ModelsHead({ counts, isOpen }: ModelsHeadProps) {
  const { t } = useTranslation('masters');
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div>
        <h1 className="type-h1">{t('models')}</h1>
        <p className="text-fg-2 mt-1">{t('counts', counts)}</p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink to={simplifiedHref} kind="soft">
          {t('new-simplified')}
        </ButtonLink>
        {isOpen && <NewModelLink />}
      </div>
    </div>
  );
}

function NewModelLink() {
  const { t } = useTranslation('masters');
  return (
    <ButtonLink to={newModelHref('main-info')} icon="plus">
      {t('new-model')}
    </ButtonLink>
  );
}

interface ModelsNewsProps {
  /** The number of simplified models that are being made. */
  making: number;
  isOpen: boolean;
  response: { sent: number; refused: string[] } | undefined;
}

/** Notices above the list: closed applications, models being made, and the result of mails. */
export function ModelsNews({ making, isOpen, response }: ModelsNewsProps) {
  const { t } = useTranslation(['masters', 'errors']);
  const [query] = useSearchParams();
  const sent = Number(query.get('sent') ?? response?.sent ?? 0);
  return (
    <>
      {!isOpen && <Notice kind="info">{t('closed')}</Notice>}
      {making > 0 && (
        <Notice kind="info" icon="sparkles">
          {t('making', { number: making })}
        </Notice>
      )}
      {sent > 0 && <Notice kind="ok">{t('sent', { number: sent })}</Notice>}
      {response?.refused.map((key) => (
        <Notice key={key} kind="danger">
          {t(key as 'masters:nothing-selected')}
        </Notice>
      ))}
    </>
  );
}

/** The list of a manager without models. */
export function NoModels({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation('masters');
  return (
    <EmptyState
      pictures={[]}
      title={t('empty.title')}
      actions={
        isOpen ? (
          <NewModelLink />
        ) : (
          <ButtonLink to={simplifiedHref}>{t('new-simplified')}</ButtonLink>
        )
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}
