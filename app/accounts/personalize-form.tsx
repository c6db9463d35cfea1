import { getInputProps, getSelectProps, useForm, type SubmissionResult } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../forms/form-field';
import { useSite } from '../shell/use-site';
import { Button } from '../ui/button';
import { CheckboxField } from '../ui/checkbox-field';
import { Notice } from '../ui/notice';
import { SelectField } from '../ui/select-field';
import { withRedirect } from './form-origin';
import { PersonNameField } from './person-name-field';
import { useErrorText } from '../forms/use-error-text';
import { useFetcher } from '../forms/use-fetcher';

export interface PersonalizeResponse {
  lastResult: SubmissionResult<string[]>;
}

interface PersonalizeFormProps {
  id: string;
  /** Where to go on when it is saved and nothing else was remembered. */
  redirectTo: string;
  answer?: PersonalizeResponse | undefined;
}

type Fields = {
  nickName: string;
  gender: string;
  agree_to_receive_promotional_materials: string;
};

const genders = ['Male', 'Female', 'Other'] as const;

/** What to be called, as whom, and whether letters are welcome. */
export function PersonalizeForm({ id, redirectTo, answer }: PersonalizeFormProps) {
  const { t } = useTranslation('welcome');
  const { viewer } = useSite();
  const errorText = useErrorText();
  const fetcher = useFetcher<PersonalizeResponse>({ key: id });
  const known = viewer.kind === 'member' ? viewer : null;
  const [form, fields] = useForm<Fields, string[]>({
    id,
    lastResult: fetcher.data?.lastResult ?? answer?.lastResult,
    defaultValue: {
      nickName: known?.nickName ?? '',
      gender: genders.find((gender) => gender === known?.gender) ?? 'Male',
      agree_to_receive_promotional_materials: known?.agreedToPromotions ? 'on' : '',
    },
  });
  const promotions = fields.agree_to_receive_promotional_materials;
  const isBusy = fetcher.state !== 'idle';
  return (
    <fetcher.Form
      method="post"
      action={withRedirect('/personalize', redirectTo)}
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate={form.noValidate}
    >
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <div className="space-y-4">
        {form.errors && <Notice kind="danger">{errorText(form.errors)}</Notice>}
        <FormField
          as={PersonNameField}
          field={fields.nickName}
          type="text"
          label={t('personalize.name')}
          autoComplete="nickname"
          required
        />
        <SelectField
          {...getSelectProps(fields.gender)}
          id={fields.gender.id}
          key={fields.gender.key}
          label={t('personalize.gender')}
          options={genders.map((gender) => ({
            value: gender,
            label: t(`personalize.genders.${gender}`),
          }))}
          error={errorText(fields.gender.errors)}
        />
        <CheckboxField
          {...getInputProps(promotions, { type: 'checkbox' })}
          id={promotions.id}
          key={promotions.key}
          error={errorText(promotions.errors)}
        >
          {t('personalize.promotions')}
        </CheckboxField>
      </div>
      <Button
        type="submit"
        size="large"
        className="mt-6 w-full"
        busyLabel={isBusy ? t('personalize.saving') : undefined}
      >
        {t('personalize.save')}
      </Button>
    </fetcher.Form>
  );
}
