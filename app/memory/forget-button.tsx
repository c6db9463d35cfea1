import { useTranslation } from 'react-i18next';
import { Form } from '../kit/forms/form';
import { SubmitButton } from '../kit/forms/form';
import { useAct } from '../kit/forms/use-form';
import { memoryHref, type MemoryTab } from './memory-place';

interface ForgetButtonProps {
  slug: string;
  tab: MemoryTab;
  kind: 'fact' | 'entry';
  id: string;
}

/** Forgets one item immediately. Its row then offers to restore it. */
export function ForgetButton({ slug, tab, kind, id }: ForgetButtonProps) {
  const { t } = useTranslation('memory');
  const { form } = useAct({ key: `forget-${id}`, action: memoryHref({ slug, tab }) });
  return (
    <Form form={form}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <SubmitButton intent="forget" kind="danger" icon="trash-2" busyLabel={t('forgetting')}>
        {t('forget')}
      </SubmitButton>
    </Form>
  );
}
