import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { ButtonLink } from '../kit/ui/buttons/button';
import { generatingHref } from './making-hrefs';
import { MakingLines } from './making-lines';
import type { ShownMade } from './presenters';
import { ProgressRing } from './progress-ring';

/** The true progress, and the ways to leave or to stop. */
export function MakingProgress({ made }: { made: ShownMade }) {
  const { t } = useTranslation('create');
  return (
    <>
      <div className="relative -mt-12 flex items-center gap-5">
        <ProgressRing
          percent={made.percent}
          size={88}
          label={t('generating.making', { name: made.firstName })}
        />
        <div>
          <h1 className="type-h1">{t('generating.making', { name: made.firstName })}</h1>
          <p className="text-fg-2">{t('generating.leave')}</p>
        </div>
      </div>
      <MakingLines made={made} />
      <ButtonLink to="/" kind="light" size="large" className="mt-6 w-full">
        {t('generating.look-around')}
      </ButtonLink>
      <ActForm action={generatingHref(made.slug)} className="mt-3 text-center">
        <SubmitButton intent="stop" kind="ghost">
          {t('generating.stop')}
        </SubmitButton>
      </ActForm>
    </>
  );
}
