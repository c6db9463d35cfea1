import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../kit/ui/buttons/button';
import { generatingHref, madeHref } from './making-hrefs';
import { PortraitChoice } from './portrait-choice';
import type { ShownMade } from './presenters';

/** The made character: its portraits, and the way into the chat. */
export function MakingResult({ made }: { made: ShownMade }) {
  const { t } = useTranslation('create');
  return (
    <>
      <h1 className="type-display relative -mt-12">{made.name}</h1>
      <p className="type-small text-fg-2 mt-1">{t('only-you')}</p>
      <p className="text-fg-2 mt-4">{t('choose-portrait')}</p>
      <PortraitChoice made={made} action={generatingHref(made.slug)} />
      <ButtonLink
        to={`/chats/${made.slug}`}
        icon="message-circle"
        size="large"
        className="mt-6 w-full"
      >
        {t('say-hello', { name: made.firstName })}
      </ButtonLink>
      <ButtonLink to={madeHref(made.slug)} kind="outline" size="large" className="mt-3 w-full">
        {t('edit')}
      </ButtonLink>
    </>
  );
}
