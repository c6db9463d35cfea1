import { useSearchParams } from '@remix-run/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { ButtonLink } from '../kit/ui/buttons/button';
import { ModelList } from './model-list';

interface SelectableModelsProps extends ComponentProps<typeof ModelList> {
  total: number;
  older: string | null;
  newer: string | null;
}

/** A page of models, of which several can be mailed at once, and the ways to the pages beside it. */
export function SelectableModels({ models, total, older, newer }: SelectableModelsProps) {
  const { t } = useTranslation('masters');
  const [query] = useSearchParams();
  const pageOf = (cursor: string) => {
    const next = new URLSearchParams(query);
    next.delete('sent');
    next.set('cursor', cursor);
    return `?${next}`;
  };
  return (
    <ActForm className="space-y-4">
      <ModelList models={models} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SubmitButton kind="outline" icon="mail">
          {t('act.send-selected')}
        </SubmitButton>
        <nav aria-label={t('pages')} className="flex items-center gap-3">
          <span className="type-small text-fg-2">{t('total', { number: total })}</span>
          {newer !== null && (
            <ButtonLink to={pageOf(newer)} kind="soft">
              {t('newer')}
            </ButtonLink>
          )}
          {older !== null && (
            <ButtonLink to={pageOf(older)} kind="soft">
              {t('more')}
            </ButtonLink>
          )}
        </nav>
      </div>
    </ActForm>
  );
}
