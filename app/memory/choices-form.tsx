import { useTranslation } from 'react-i18next';
import { Form, FormDone, FormErrors, SubmitButton } from '../kit/forms/form';
import { FormSelect } from '../kit/forms/form-field';
import { useForm } from '../kit/forms/use-form';
import type { MemoryData } from './memory-data';
import { memoryHref } from './memory-place';

type Fields = { length: string; style: string; language: string };

const lengths = ['short', 'medium', 'long'] as const;
const styles = ['plain', 'playful'] as const;

/** The form in which the person chooses how this character replies to them. */
export function ChoicesForm({ data }: { data: MemoryData }) {
  const { t } = useTranslation('memory');
  const { slug, name } = data.character;
  const { preferences } = data.memory;
  const { form, fields } = useForm<Fields>({
    id: 'choices',
    intent: 'choose',
    action: memoryHref({ slug, tab: 'choices' }),
    defaultValue: { ...preferences, language: preferences.language ?? '' },
  });
  return (
    <Form form={form} className="space-y-4">
      <p className="type-small text-fg-2">{t('choices.about', { name })}</p>
      <FormErrors />
      <FormDone>{t('choices.saved')}</FormDone>
      <FormSelect
        field={fields.length}
        label={t('choices.length')}
        options={lengths.map((value) => ({ value, label: t(`choices.lengths.${value}`) }))}
      />
      <FormSelect
        field={fields.style}
        label={t('choices.style')}
        options={styles.map((value) => ({ value, label: t(`choices.styles.${value}`) }))}
      />
      <FormSelect
        field={fields.language}
        label={t('choices.language')}
        options={[{ value: '', label: t('choices.as-i-write') }, ...data.languages]}
      />
      <SubmitButton intent="choose" kind="light" className="w-full" busyLabel={t('saving')}>
        {t('save')}
      </SubmitButton>
    </Form>
  );
}
