import { useTranslation } from 'react-i18next';
import { firstName } from '~/domain/characters/first-name';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { madeHref } from './making-hrefs';
import type { ShownMade } from './presenters';

/** The form to delete a made character, with what goes with it. */
export function DeleteMade({ made }: { made: Pick<ShownMade, 'slug' | 'name'> }) {
  const { t } = useTranslation('create');
  return (
    <ActForm action={madeHref(made.slug)} className="mt-4">
      <SubmitButton intent="delete" kind="danger" icon="trash-2">
        {t('delete', { name: firstName(made.name) })}
      </SubmitButton>
      <p className="type-small text-fg-3 mt-2">{t('delete-text')}</p>
    </ActForm>
  );
}
