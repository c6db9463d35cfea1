import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { useSite } from '../kit/site/use-site';

interface AgeQuestionProps {
  /** The heading element, so that a dialog can be labelled by it. */
  title: ReactNode;
  /** The page on which an adult continues. */
  redirectTo: string;
}

const linkClass = 'rounded-small text-fg underline underline-offset-2';

/** Shows the age question. Each answer is one press and works without scripts. */
export function AgeQuestion({ title, redirectTo }: AgeQuestionProps) {
  const { t } = useTranslation('trust');
  const { product } = useSite();
  return (
    <>
      {title}
      <p className="text-fg-2 mt-3">{t('age.text', { product: product.name })}</p>
      <ActForm action="/age" replace preventScrollReset className="mt-6 grid gap-3">
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <SubmitButton name="answer" value="adult" size="large" busyLabel={t('age.adult')}>
          {t('age.adult')}
        </SubmitButton>
        <SubmitButton name="answer" value="under" kind="soft" size="large">
          {t('age.under')}
        </SubmitButton>
      </ActForm>
      <p className="type-caption text-fg-3 mt-4 text-center">
        <Trans
          t={t}
          i18nKey="age.rules"
          components={{
            terms: <Link to="/terms-of-service" className={linkClass} />,
            policy: <Link to="/privacy-policy#underage-policy" className={linkClass} />,
          }}
        />
      </p>
    </>
  );
}
