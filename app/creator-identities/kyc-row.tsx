import { useLocation, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { dateTimeFormat } from '../kit/i18n/date-time-format';
import { ModalLink } from '../kit/modals/modal-link';
import { useStreamEvents } from '../kit/realtime/event-stream-context';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { kycHref } from './places';
import type { KycShown } from './presenter';

/** The state of one's identification: what it means, and since when. It follows the provider by itself. */
export function KycRow({ kyc }: { kyc: KycShown }) {
  const { t } = useTranslation('identity');
  useKycNews();
  return (
    <section aria-label={t('title')} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="font-[620]">{t('title')}</h2>
        <p role="status" className={kyc.status === 'rejected' ? 'text-danger' : 'text-fg-2'}>
          {t(`state.${kyc.status}`)}
        </p>
      </div>
      <KycText kyc={kyc} />
    </section>
  );
}

function KycText({ kyc }: { kyc: KycShown }) {
  const { t, i18n } = useTranslation('identity');
  const format = dateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  const day = (time: string | null) => (time === null ? '' : format.format(new Date(time)));
  const tries = t('tries', { count: kyc.attemptsLeft });
  switch (kyc.status) {
    case 'not_started':
      return <p className="text-fg-2 type-small mt-1">{t('about')}</p>;
    case 'in_progress':
      return (
        <p className="text-fg-2 type-small mt-1">
          {t('since', { since: day(kyc.startedAt), until: day(kyc.expiresAt) })}
        </p>
      );
    case 'approved':
      return (
        <p className="text-fg-2 type-small mt-1">
          {kyc.decidedAt ? t('approved', { at: day(kyc.decidedAt) }) : t('approved-by-staff')}
        </p>
      );
    case 'rejected':
      return (
        <>
          <p className="type-small mt-1">{t(`failure.${kyc.failureReason ?? 'none'}`)}</p>
          <p className="text-fg-2 type-small mt-1">{tries}</p>
        </>
      );
  }
}

/** Shows the acts on one's identification: begin, go on, stop or try again; nothing once it is approved. */
export function KycActs({ kyc }: { kyc: KycShown }) {
  const { t } = useTranslation('identity');
  const { pathname } = useLocation();
  if (kyc.status === 'approved') return null;
  if (kyc.status === 'in_progress') {
    return (
      <ActForm action={kycHref} className="flex flex-wrap gap-2.5">
        <input type="hidden" name="redirectTo" value={pathname} />
        <ModalLink
          modal="manualKYCVerificationModal"
          className={buttonClass({ kind: 'primary', size: 'large' }, 'flex-1')}
        >
          {t('go-on')}
        </ModalLink>
        <SubmitButton intent="stop" kind="outline" size="large">
          {t('stop')}
        </SubmitButton>
      </ActForm>
    );
  }
  if (kyc.attemptsLeft === 0) return null;
  return (
    <ActForm action={kycHref} className="flex">
      <input type="hidden" name="redirectTo" value={pathname} />
      <SubmitButton intent="start" kind="primary" size="large" className="flex-1">
        {t(kyc.status === 'rejected' ? 'again' : 'start')}
      </SubmitButton>
    </ActForm>
  );
}

/** Reloads the page's data when the identification has begun or ended. */
function useKycNews(): void {
  const onStreamEvent = useStreamEvents();
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      onStreamEvent(({ eventName }) => {
        if (eventName === 'UserKycProgressEvent') revalidate();
      }),
    [onStreamEvent, revalidate],
  );
}
