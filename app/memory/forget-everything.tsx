import { useTranslation } from 'react-i18next';
import { Form, SubmitButton } from '../kit/forms/form';
import { useAct } from '../kit/forms/use-form';
import { memoryHref } from './memory-place';

/** Forgets everything. Available once the memory is turned off. */
export function ForgetEverything({ slug }: { slug: string }) {
  const { t } = useTranslation('memory');
  const { form } = useAct({ key: 'forget-everything', action: memoryHref({ slug }) });
  return (
    <Form form={form} className="mt-auto pt-6 text-center">
      <input type="hidden" name="kind" value="everything" />
      <SubmitButton
        intent="forget"
        kind="danger"
        icon="trash-2"
        className="w-full"
        busyLabel={t('forgetting')}
      >
        {t('forget-everything')}
      </SubmitButton>
      <p className="type-caption text-fg-3 mt-2">{t('forget-everything-about')}</p>
    </Form>
  );
}
