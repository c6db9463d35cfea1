import { useTranslation } from 'react-i18next';
import { ModalLink } from '../kit/modals/modal-link';
import { HelpCard } from './application-page';

/** Shows help with a step, and the way to a person who helps. */
export function StepHelp({ step }: { step: string }) {
  const { t } = useTranslation('onboarding');
  return (
    <HelpCard title={t('help.title')}>
      <p>{t(`help.${step as 'bio'}`)}</p>
      <p>
        <ModalLink
          modal="verifiedModelSupportModalContent"
          className="rounded-small text-fg inline-flex min-h-11 items-center underline underline-offset-2"
        >
          {t('help.ask')}
        </ModalLink>
      </p>
    </HelpCard>
  );
}
