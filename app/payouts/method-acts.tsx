import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { payoutPlaces } from './places';

/** Makes a method the default, or removes it. */
export function MethodActs({ id, isDefault }: { id: string; isDefault: boolean }) {
  const { t } = useTranslation('payouts');
  return (
    <div className="border-line mt-8 grid gap-3 border-t pt-6">
      {!isDefault && (
        <ActForm action={payoutPlaces.method(id)}>
          <SubmitButton intent="default" kind="soft" className="w-full">
            {t('method.makeDefault')}
          </SubmitButton>
        </ActForm>
      )}
      <ActForm action={payoutPlaces.method(id)}>
        <SubmitButton intent="remove" kind="danger" className="w-full">
          {t('method.remove')}
        </SubmitButton>
      </ActForm>
      <p className="type-small text-fg-3 text-center">{t('method.removeAbout')}</p>
    </div>
  );
}
