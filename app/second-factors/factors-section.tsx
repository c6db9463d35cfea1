import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';
import type { HolderKind } from '~/domain/second-factors/holder';
import type { FormResponse } from '../kit/forms/form-response';
import { useErrorText } from '../kit/forms/use-error-text';
import { SettingsSection } from '../kit/shell/settings-section';
import { Notice } from '../kit/ui/feedback/notice';
import { TextField } from '../kit/ui/fields/text-field';
import { AppSetUp } from './app-set-up';
import type { AppToSetUp } from './server/app-to-set-up.server';
import type { FactorsResponse } from './server/change-factors.server';
import { FactorRow } from './factor-row';
import { PasskeyForm } from './passkey-form';
import { RecoveryCodes } from './recovery-codes';

export interface ShownFactors {
  holder: HolderKind;
  passkeys: { id: string; name: string; createdAt: string; lastUsedAt: string | null }[];
  appSince: string | null;
  appUsedAt: string | null;
  recoveryCodesLeft: number;
  /** True if the only remaining factor cannot be removed. */
  isLastKept: boolean;
  appToSetUp: AppToSetUp | null;
}

/** Shows a person's second factors and the ways to add more. */
export function FactorsSection({ factors }: { factors: ShownFactors }) {
  const { t } = useTranslation('factors');
  const errorText = useErrorText();
  const answer = useActionData<FactorsResponse>();
  const ours = answer?.intent === 'factors' ? answer : undefined;
  const refusal = ours?.lastResult?.error?.[''];
  const hasAny = factors.passkeys.length > 0 || factors.appSince !== null;
  return (
    <SettingsSection
      id="second-step"
      title={t('section.title')}
      about={t(`section.about-${factors.holder}`)}
    >
      <div className="space-y-7">
        {ours?.recoveryCodes && <RecoveryCodes codes={ours.recoveryCodes} />}
        {ours?.done && <Notice kind="ok">{t(`done.${ours.done}`)}</Notice>}
        {refusal && <Notice kind="danger">{errorText(refusal)}</Notice>}
        {factors.isLastKept && <p className="type-small text-fg-2">{t('section.last')}</p>}
        <Passkeys factors={factors} typed={ours?.name} />
        <App factors={factors} response={ours} />
        {hasAny && <Recovery left={factors.recoveryCodesLeft} />}
      </div>
    </SettingsSection>
  );
}

const listClass =
  'divide-line rounded-card border-line-2 bg-card shadow-card divide-y overflow-hidden border';

function Passkeys({ factors, typed }: { factors: ShownFactors; typed: string | undefined }) {
  const { t } = useTranslation('factors');
  const { holder, passkeys, isLastKept } = factors;
  return (
    <div className="space-y-4">
      <h3 className="type-eyebrow text-fg-3">{t('passkeys.title')}</h3>
      {passkeys.length > 0 && (
        <ul className={listClass}>
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <FactorRow
              key={id}
              name={name}
              addedAt={createdAt}
              usedAt={lastUsedAt}
              intent="passkey-remove"
              isKept={isLastKept}
              passkeyId={id}
            />
          ))}
        </ul>
      )}
      <p className="type-small text-fg-2">{t(`passkeys.about-${holder}`)}</p>
      <PasskeyForm
        purpose="add"
        holder={holder}
        label={t('passkeys.add')}
        kind="light"
        size="medium"
      >
        <TextField
          id="passkey-name"
          name="name"
          label={t('passkeys.name')}
          placeholder={t('passkeys.name-example')}
          autoComplete="off"
          maxLength={60}
          required
          defaultValue={typed}
        />
      </PasskeyForm>
    </div>
  );
}

function App({ factors, response }: { factors: ShownFactors; response: FormResponse | undefined }) {
  const { t } = useTranslation('factors');
  const { appSince, appUsedAt, appToSetUp, isLastKept } = factors;
  return (
    <div className="space-y-4">
      <h3 className="type-eyebrow text-fg-3">{t('app.title')}</h3>
      {appSince !== null && (
        <ul className={listClass}>
          <FactorRow
            name={t('app.name')}
            addedAt={appSince}
            usedAt={appUsedAt}
            intent="app-remove"
            isKept={isLastKept}
          />
        </ul>
      )}
      {appSince === null && appToSetUp === null && (
        <>
          <p className="type-small text-fg-2">{t('app.about')}</p>
          <ActForm preventScrollReset>
            <SubmitButton
              intent="app-begin"
              kind="light"
              className="max-md:w-full"
              busyLabel={t('app.beginning')}
            >
              {t('app.begin')}
            </SubmitButton>
          </ActForm>
        </>
      )}
      {appSince === null && appToSetUp && <AppSetUp app={appToSetUp} response={response} />}
    </div>
  );
}

function Recovery({ left }: { left: number }) {
  const { t } = useTranslation('factors');
  return (
    <div className="space-y-4">
      <h3 className="type-eyebrow text-fg-3">{t('recovery.title')}</h3>
      <p className="type-small text-fg-2">{t('recovery.left', { count: left })}</p>
      <ActForm preventScrollReset>
        <SubmitButton intent="recovery-renew" kind="outline" className="max-md:w-full">
          {t('recovery.renew')}
        </SubmitButton>
      </ActForm>
    </div>
  );
}
