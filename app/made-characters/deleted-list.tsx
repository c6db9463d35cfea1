import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { myAiHref } from './making-hrefs';

/** The characters whose deletion can still be undone. */
export function DeletedList({ deleted }: { deleted: readonly { _id: string; name: string }[] }) {
  const { t } = useTranslation('create');
  if (deleted.length === 0) return null;
  return (
    <section aria-labelledby="deleted" className="mt-8">
      <h2 id="deleted" className="type-h3">
        {t('deleted.title')}
      </h2>
      <p className="text-fg-2">{t('deleted.text')}</p>
      <ul className="mt-3 space-y-2">
        {deleted.map(({ _id, name }) => (
          <li
            key={_id}
            className="border-line-2 bg-card rounded-card flex items-center gap-3 border px-4 py-2"
          >
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <ActForm action={`${myAiHref}?index`}>
              <input type="hidden" name="characterId" value={_id} />
              <SubmitButton kind="ghost" icon="undo-2" size="small">
                {t('deleted.restore')}
              </SubmitButton>
            </ActForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
