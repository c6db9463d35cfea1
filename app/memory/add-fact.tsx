import { useTranslation } from 'react-i18next';
import { Form } from '../kit/forms/form';
import { useForm } from '../kit/forms/use-form';
import { useErrorText } from '../kit/forms/use-error-text';
import { FieldNote, fieldClass } from '../kit/ui/fields/text-field';
import { IconButton } from '../kit/ui/buttons/icon-button';
import { factLength } from './fact-length';
import { memoryHref } from './memory-place';

type Fields = { text: string };

/** The form in which the person adds a fact for the character to remember. */
export function AddFact({ slug, name }: { slug: string; name: string }) {
  const { t } = useTranslation('memory');
  const errorText = useErrorText();
  const { form, fields } = useForm<Fields>({
    id: 'add-fact',
    intent: 'add',
    action: memoryHref({ slug }),
  });
  const error = errorText(fields.text.errors ?? form.errors);
  return (
    <Form form={form}>
      <input type="hidden" name="intent" value="add" />
      <div className="flex items-center gap-2">
        <input
          key={fields.text.key}
          id={fields.text.id}
          name={fields.text.name}
          defaultValue={fields.text.initialValue}
          maxLength={factLength}
          required
          autoComplete="off"
          aria-label={t('facts.add', { name })}
          placeholder={t('facts.add', { name })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'add-fact-note' : undefined}
          className={`${fieldClass(Boolean(error))} min-w-0 flex-1 px-4`}
        />
        <IconButton
          type="submit"
          icon="plus"
          kind="soft"
          label={t('facts.add-act')}
          disabled={form.isBusy}
          className="size-12"
        />
      </div>
      <FieldNote id="add-fact-note" error={error} />
    </Form>
  );
}
