import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { ApprovalStatus, Network, PayoutKind } from '~/domain/payouts/schema';
import { Icon } from '../kit/ui/icons/icon';
import type { IconName } from '../kit/ui/icons/icon-names';
import { Badge } from '../kit/ui/marks/badge';
import { payoutPlaces } from './places';

export interface MethodShown {
  id: string;
  kind: PayoutKind;
  network: Network | null;
  endsWith: string;
  label: string;
  approvalStatus: ApprovalStatus;
  rejectionReason: string | null;
  isDefault: boolean;
  isIban: boolean;
}

const icons: Record<PayoutKind, IconName> = {
  bank_payout: 'landmark',
  crypto_payout: 'bitcoin',
  credit_card_payout: 'credit-card',
};
const badges = {
  approved: { kind: 'new', icon: 'check' },
  pending: { kind: 'hot', icon: 'clock' },
  rejected: { kind: 'plain', icon: 'ban' },
} as const;

/** Returns a function that names a destination by its kind and its last four characters. */
export function useDestinationName() {
  const { t } = useTranslation('payouts');
  return ({ kind, network, endsWith }: Pick<MethodShown, 'kind' | 'network' | 'endsWith'>) =>
    t(`ends.${kind === 'crypto_payout' ? (network ?? 'TRC20') : kind}`, { endsWith });
}

/** Returns a function that says how long a payout to a method takes. */
export function useDaysText() {
  const { t } = useTranslation('payouts');
  return ({ kind, isIban }: Pick<MethodShown, 'kind' | 'isIban'>) => {
    if (kind === 'crypto_payout') return t('days.crypto');
    if (kind === 'credit_card_payout') return t('days.card');
    return t(isIban ? 'days.sepa' : 'days.bank');
  };
}

export function MethodIcon({ kind }: { kind: PayoutKind }) {
  return (
    <span className="border-line-2 bg-veil grid size-11 shrink-0 place-items-center rounded-full border">
      <Icon name={icons[kind]} size={20} />
    </span>
  );
}

/** Lists a person's payout methods with their states, and leads to each and to a new one. */
export function MethodList({ methods }: { methods: readonly MethodShown[] }) {
  const { t } = useTranslation('payouts');
  const nameOf = useDestinationName();
  const daysOf = useDaysText();
  return (
    <section aria-labelledby="methods" className="min-w-0">
      <h2 id="methods" className="type-h2 mb-3">
        {t('methods')}
      </h2>
      <div className="rounded-card border-line-2 bg-card shadow-card divide-line divide-y border px-4">
        {methods.length === 0 && <p className="text-fg-2 py-5">{t('methodsNone')}</p>}
        {methods.map((method) => (
          <Link
            key={method.id}
            to={payoutPlaces.method(method.id)}
            className="flex min-h-18 items-center gap-3 py-3"
          >
            <MethodIcon kind={method.kind} />
            <span className="min-w-0 flex-1">
              <span className="block font-[560] break-words">{nameOf(method)}</span>
              <span className="type-small text-fg-3 block break-words">
                {method.rejectionReason ?? (method.label || daysOf(method))}
              </span>
            </span>
            <span className="flex shrink-0 flex-col items-end gap-1">
              {method.isDefault && <Badge>{t('default')}</Badge>}
              {(method.approvalStatus !== 'approved' || !method.isDefault) && (
                <Badge {...badges[method.approvalStatus]}>{t(method.approvalStatus)}</Badge>
              )}
            </span>
            <span className="sr-only">{t('edit')}</span>
            <Icon name="chevron-right" size={18} />
          </Link>
        ))}
        <Link to={payoutPlaces.newMethod} className="flex min-h-14 items-center gap-3 py-3">
          <span className="grid size-11 place-items-center">
            <Icon name="plus" size={20} />
          </span>
          {t('add')}
        </Link>
      </div>
    </section>
  );
}
