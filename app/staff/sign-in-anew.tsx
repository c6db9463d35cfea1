import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button';

/** Whoever has no second factor shows who they are by signing in again, where they may add one. */
export function SignInAnew() {
  const { t } = useTranslation('staff');
  return (
    <Form method="post" action="/admin">
      <p className="text-fg-2 mt-2 mb-6">{t('prove-by-sign-in')}</p>
      <Button type="submit" name="intent" value="sign-out" size="large" className="w-full">
        {t('sign-in-again')}
      </Button>
    </Form>
  );
}
