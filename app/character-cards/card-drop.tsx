import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { Icon } from '../kit/ui/icons/icon';
import { importHref } from './card-hrefs';
import { mostCardMegabytes } from './file-limits';

/** The form to upload a card. The field covers the area, so that a file can be dropped without scripts. */
export function CardDrop() {
  const { t } = useTranslation('cards');
  return (
    <ActForm
      action={importHref}
      encType="multipart/form-data"
      // Sent as a page, because a file that is too large is answered by a redirect.
      reloadDocument
      className="space-y-4"
    >
      <div className="border-line-form has-focus-visible:ring-focus rounded-card bg-card/40 border border-dashed px-5 pt-8 pb-5 text-center has-focus-visible:ring-2">
        <span className="bg-raised text-fg mx-auto flex size-13 items-center justify-center rounded-full">
          <Icon name="arrow-up" size={23} />
        </span>
        <label htmlFor="card" className="type-h3 mt-4 block">
          {t('drop')}
        </label>
        <p id="card-note" className="type-small text-fg-3 mt-1">
          {t('forms', { megabytes: mostCardMegabytes })}
        </p>
        <input
          id="card"
          type="file"
          name="card"
          required
          accept=".png,.apng,.json,.charx,image/png,application/json"
          aria-describedby="card-note"
          className="rounded-input bg-veil file:rounded-small file:bg-veil-2 file:text-fg mx-auto mt-4 block min-h-12 w-full max-w-90 min-w-0 p-2 text-[0.9375rem] file:me-3 file:min-h-8 file:border-0 file:px-3"
        />
      </div>
      <SubmitButton size="large" className="w-full" busyLabel={t('reading')}>
        {t('read')}
      </SubmitButton>
    </ActForm>
  );
}
