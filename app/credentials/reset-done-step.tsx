import { useTranslation } from 'react-i18next';
import { OriginFields } from '../accounts/origin-fields';
import { Button } from '../ui/button';
import { withRedirect } from '../accounts/form-origin';
import { resetPage } from './reset-href';
import type { ResetStepProps } from './reset-progress';

/** Last: it is done, and one logs in. */
export function ResetDoneStep({ origin, fetcher }: ResetStepProps) {
  const page = withRedirect(resetPage, origin.redirectTo);
  const { t } = useTranslation('credentials');
  return (
    <fetcher.Form method="post" action={page}>
      <OriginFields {...origin} />
      <p role="status" className="text-fg-2 mt-2 mb-6">
        {t('reset.log-in-now')}
      </p>
      <Button type="submit" name="intent" value="finish" size="large" className="w-full">
        {t('reset.back-to-login')}
      </Button>
    </fetcher.Form>
  );
}
