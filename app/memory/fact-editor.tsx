import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { factLength } from './fact-length';
import { Form, FormErrors, SubmitButton } from '../kit/forms/form';
import { FormField } from '../kit/forms/form-field';
import { useForm } from '../kit/forms/use-form';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { ForgetButton } from './forget-button';
import { FactSource } from './fact-source';
import type { MemoryData } from './memory-data';
import { memoryHref } from './memory-place';
import type { FactForFan } from './presenters/memory-for-fan';

type Fields = { text: string; id: string };

/** The form that edits a fact in its own row. */
export function FactEditor({ fact, data }: { fact: FactForFan; data: MemoryData }) {
  const { t } = useTranslation('memory');
  const { slug } = data.character;
  const back = memoryHref({ slug });
  const { form, fields } = useForm<Fields>({
    id: `edit-${fact._id}`,
    intent: 'edit',
    action: memoryHref({ slug, edit: fact._id }),
    defaultValue: { text: fact.text, id: fact._id },
  });
  return (
    <div className="bg-rose/5 flex flex-wrap items-center gap-x-2 gap-y-3 p-4">
      <Form form={form} replace preventScrollReset className="contents">
        <div className="basis-full">
          <input type="hidden" name="id" value={fact._id} />
          <FormErrors />
          <FormField
            field={fields.text}
            type="text"
            label={t('facts.text')}
            maxLength={factLength}
            required
          />
          <FactSource fact={fact} data={data} />
        </div>
        <SubmitButton intent="edit" kind="light" busyLabel={t('saving')}>
          {t('save')}
        </SubmitButton>
        <Link to={back} replace preventScrollReset className={buttonClass({ kind: 'ghost' })}>
          {t('cancel')}
        </Link>
      </Form>
      <div className="ms-auto">
        <ForgetButton slug={slug} tab="facts" kind="fact" id={fact._id} />
      </div>
    </div>
  );
}
