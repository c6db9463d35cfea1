import { useTranslation } from 'react-i18next';
import { Form, FormErrors, SubmitButton } from '../../kit/forms/form';
import { FormCheckbox, FormField, FormSelect } from '../../kit/forms/form-field';
import { useForm } from '../../kit/forms/use-form';
import type { FormResponse } from '../../kit/forms/form-response';
import { useSite } from '../../kit/site/use-site';
import { withRedirect } from '../../kit/site/with-redirect';
import { PersonNameField } from './person-name-field';

interface PersonalizeFormProps {
  id: string;
  /** The destination after saving, if no other one was stored. */
  redirectTo: string;
  response?: FormResponse | undefined;
}

type Fields = {
  nickName: string;
  gender: string;
  agree_to_receive_promotional_materials: string;
};

const genders = ['Male', 'Female', 'Other'] as const;

/** Shows the form for the person's name and gender and for their consent to promotional mail. */
export function PersonalizeForm({ id, redirectTo, response }: PersonalizeFormProps) {
  const { t } = useTranslation('welcome');
  const { viewer } = useSite();
  const member = viewer.kind === 'member' ? viewer : null;
  const { form, fields } = useForm<Fields>({
    id,
    action: withRedirect('/personalize', redirectTo),
    response,
    defaultValue: {
      nickName: member?.nickName ?? '',
      gender: genders.find((gender) => gender === member?.gender) ?? 'Male',
      agree_to_receive_promotional_materials: member?.agreedToPromotions ? 'on' : '',
    },
  });
  return (
    <Form form={form}>
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <div className="space-y-4">
        <FormErrors />
        <FormField
          as={PersonNameField}
          field={fields.nickName}
          type="text"
          label={t('personalize.name')}
          autoComplete="nickname"
          required
        />
        <FormSelect
          field={fields.gender}
          label={t('personalize.gender')}
          options={genders.map((gender) => ({
            value: gender,
            label: t(`personalize.genders.${gender}`),
          }))}
        />
        <FormCheckbox field={fields.agree_to_receive_promotional_materials}>
          {t('personalize.promotions')}
        </FormCheckbox>
      </div>
      <SubmitButton size="large" className="mt-6 w-full" busyLabel={t('personalize.saving')}>
        {t('personalize.save')}
      </SubmitButton>
    </Form>
  );
}
