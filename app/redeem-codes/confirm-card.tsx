import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Gift } from '~/domain/redeem-codes/schema';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { GiftHead } from './gift-head';

/** Shows what a code gives, and the button that redeems it. */
export function ConfirmCard({ found }: { found: Gift & { code: string } }) {
  const { t } = useTranslation('redeem');
  return (
    <section className="rounded-card border-line-2 bg-card shadow-card border p-5 md:p-7">
      <GiftHead gift={found} title={t(`gift.${found.kind}`, { count: found.amount })} />
      <p className="text-fg-2 mt-3">{t(`about.${found.kind}`)}</p>
      <ActForm action="/redeem" className="mt-6 grid gap-2">
        <input type="hidden" name="code" value={found.code} />
        <SubmitButton intent="redeem" size="large" busyLabel={t('redeeming')}>
          {t('redeem')}
        </SubmitButton>
        <Link to="/redeem" className={buttonClass({ kind: 'ghost' })}>
          {t('other')}
        </Link>
      </ActForm>
    </section>
  );
}
