import { useTranslation } from 'react-i18next';
import { Form, SubmitButton } from '../../kit/forms/form';
import { useForm } from '../../kit/forms/use-form';
import { OriginFields } from '../sign-up/origin-fields';
import { withRedirect } from '../../kit/site/with-redirect';
import { resetPage } from './reset-href';
import type { ResetStepProps } from './reset-progress';

/** Shows the last step: the reset is done, and a link leads to log-in. */
export function ResetDoneStep({ origin }: ResetStepProps) {
  const page = withRedirect(resetPage, origin.redirectTo);
  const { form } = useForm({ id: `reset-finish-${origin.place}`, action: page });
  const { t } = useTranslation('credentials');
  return (
    <Form form={form}>
      <OriginFields {...origin} />
      <p role="status" className="text-fg-2 mt-2 mb-6">
        {t('reset.log-in-now')}
      </p>
      <SubmitButton intent="finish" size="large" className="w-full">
        {t('reset.back-to-login')}
      </SubmitButton>
    </Form>
  );
}
