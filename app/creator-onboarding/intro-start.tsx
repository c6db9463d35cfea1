import { useTranslation } from 'react-i18next';
import { withRedirect } from '../kit/site/with-redirect';
import { ButtonLink } from '../kit/ui/buttons/button';
import { Icon } from '../kit/ui/icons/icon';
import { introHref, stepHref } from './onboarding-hrefs';

/** The three points of the introduction: the twin, the share, and leaving. */
export function IntroPoints({ percent }: { percent: number }) {
  const { t } = useTranslation('onboarding');
  return (
    <ul className="text-fg-2 mt-5 space-y-4">
      {(
        [
          ['camera', t('intro.twin')],
          ['coins', t('intro.share', { percent })],
          ['shield-check', t('intro.leave')],
        ] as const
      ).map(([icon, text]) => (
        <li key={icon} className="flex gap-4">
          <Icon name={icon} size={20} className="mt-0.5 shrink-0 text-[#FFB9A6]" />
          {text}
        </li>
      ))}
    </ul>
  );
}

interface IntroStartProps {
  isOpen: boolean;
  isCreator: boolean;
  isSignedIn: boolean;
}

/** The way on: to the first step, or to an account of a creator, or why there is none. */
export function IntroStart({ isOpen, isCreator, isSignedIn }: IntroStartProps) {
  const { t } = useTranslation('onboarding');
  if (!isOpen || (isSignedIn && !isCreator)) {
    return (
      <p className="rounded-card border-line-2 bg-card mt-7 border p-4">
        {t(isOpen ? 'intro.needs-account' : 'intro.closed')}
      </p>
    );
  }
  return (
    <ButtonLink
      to={isCreator ? stepHref('profile') : withRedirect('/sign_up', introHref, 'CreatorUser')}
      size="large"
      className="mt-7 w-full"
    >
      {t(isCreator ? 'intro.begin' : 'intro.open-account')}
    </ButtonLink>
  );
}
