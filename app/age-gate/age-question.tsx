import { Form, Link, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useSite } from '../shell/use-site';
import { Button } from '../ui/button';

interface AgeQuestionProps {
  /** The heading element, so that a dialog can name itself by it. */
  title: ReactNode;
  /** Where an adult goes on. */
  redirectTo: string;
}

const linkClass = 'rounded-small text-fg underline underline-offset-2';

/** Asks at the ageGate; both answers are one press, and neither needs scripts. */
export function AgeQuestion({ title, redirectTo }: AgeQuestionProps) {
  const { t } = useTranslation('trust');
  const { product } = useSite();
  const { formData } = useNavigation();
  const given = formData?.get('answer');
  return (
    <>
      {title}
      <p className="text-fg-2 mt-3">{t('age.text', { product: product.name })}</p>
      <Form method="post" action="/age" replace preventScrollReset className="mt-6 grid gap-3">
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <Button
          type="submit"
          name="answer"
          value="adult"
          size="large"
          busyLabel={given === 'adult' ? t('age.adult') : undefined}
        >
          {t('age.adult')}
        </Button>
        <Button type="submit" name="answer" value="under" kind="soft" size="large">
          {t('age.under')}
        </Button>
      </Form>
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
