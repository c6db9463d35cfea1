import { useNavigation } from '@remix-run/react';
import { Trans, useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { LocalTime } from '../kit/site/local-time';

interface FactorRowProps {
  name: string;
  addedAt: string;
  usedAt: string | null;
  intent: 'passkey-remove' | 'app-remove';
  passkeyId?: string;
  /** True if the factor cannot be removed. */
  isKept: boolean;
}

const dayFormat = { dateStyle: 'medium' } as const;

/** Shows one second factor and a button to remove it. */
export function FactorRow({ name, addedAt, usedAt, intent, passkeyId, isKept }: FactorRowProps) {
  const { t } = useTranslation('factors');
  const sent = useNavigation().formData;
  const isBusy = sent?.get('intent') === intent && sent.get('passkeyId') === (passkeyId ?? null);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1">
        <p className="font-[540] break-words">{name}</p>
        <p className="type-caption text-fg-3 mt-0.5">
          <Trans
            t={t}
            i18nKey="row.added"
            components={{ when: <LocalTime at={addedAt} format={dayFormat} /> }}
          />
          {' · '}
          {usedAt === null ? (
            t('row.never-used')
          ) : (
            <Trans
              t={t}
              i18nKey="row.used"
              components={{ when: <LocalTime at={usedAt} format={dayFormat} /> }}
            />
          )}
        </p>
      </div>
      {!isKept && (
        <ActForm preventScrollReset>
          {passkeyId !== undefined && <input type="hidden" name="passkeyId" value={passkeyId} />}
          <SubmitButton
            intent={intent}
            kind="soft"
            size="small"
            disabled={isBusy}
            aria-label={t('row.remove-it', { name })}
          >
            {t('row.remove')}
          </SubmitButton>
        </ActForm>
      )}
    </li>
  );
}
