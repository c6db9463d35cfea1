import { useTranslation } from 'react-i18next';
import type { PayoutState } from '~/domain/payouts/schema';
import { Badge } from '../kit/ui/marks/badge';
import type { IconName } from '../kit/ui/icons/icon-names';

const looks: Record<PayoutState, { kind: 'hot' | 'info' | 'new' | 'plain'; icon: IconName }> = {
  requested: { kind: 'hot', icon: 'clock' },
  approved: { kind: 'info', icon: 'check' },
  sent: { kind: 'info', icon: 'send' },
  paid: { kind: 'new', icon: 'check' },
  failed: { kind: 'hot', icon: 'circle-alert' },
  rejected: { kind: 'plain', icon: 'ban' },
  reversed: { kind: 'hot', icon: 'undo-2' },
};

/** Shows the state of a payout in words, with an icon. */
export function PayoutStatus({ state }: { state: PayoutState }) {
  const { t } = useTranslation('payouts');
  const { kind, icon } = looks[state];
  return (
    <Badge kind={kind} icon={icon}>
      {t(`state.${state}`)}
    </Badge>
  );
}
