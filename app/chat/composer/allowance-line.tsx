import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { SendAllowance } from '~/domain/chat/send/get-send-allowance';
import { ModalLink } from '../../kit/modals/modal-link';
import { PurseLine } from '../../wallet/purse-line';
import { useTokenMoney } from '../../wallet/use-token-money';
import { TokenGlyph } from '../../kit/ui/marks/token-glyph';

interface AllowanceLineProps {
  allowance: SendAllowance;
  /** The slug of the character in this chat. */
  slug: string;
}

/** The number of affordable messages from which a phone shows the terms. */
const fewPaid = 10;
/** The number of free messages from which a phone shows the terms. */
const fewFree = 3;

function isNearLimit(allowance: SendAllowance): boolean {
  switch (allowance.kind) {
    case 'trial':
      return allowance.left <= fewFree;
    case 'priced':
      return allowance.price > 0 && allowance.balance <= fewPaid * allowance.price;
    default:
      return false;
  }
}

/** Shows the price of the next message or the number of free ones; on a phone only when few are left. */
export function AllowanceLine({ allowance, slug }: AllowanceLineProps) {
  const { t } = useTranslation('chat');
  if (allowance.kind === 'sign-up') return null;
  return (
    <div
      className={clsx(
        'type-caption text-fg-3 mt-2 flex flex-wrap items-center justify-center gap-x-3 gap-y-0.5 text-center text-balance tabular-nums',
        !isNearLimit(allowance) && 'max-md:hidden',
      )}
    >
      {allowance.kind === 'premium' && <p>{t('allowance.premium')}</p>}
      {allowance.kind === 'trial' && <p>{t('allowance.trial', { count: allowance.left })}</p>}
      {allowance.kind === 'priced' && (
        <>
          <Purse {...allowance} />
          <TrialOver slug={slug} />
        </>
      )}
    </div>
  );
}

/** Explains why messages now cost tokens, and how they become free again. */
function TrialOver({ slug }: { slug: string }) {
  const { t } = useTranslation('chat');
  return (
    <p>
      {t('allowance.used')}{' '}
      <ModalLink
        modal="becomePremiumToStartChatBenefits"
        meta={{ character: slug }}
        className="rounded-small text-fg-2 underline underline-offset-2"
      >
        {t('allowance.free-with-premium')}
      </ModalLink>
    </p>
  );
}

/** Shows the balance, the number of messages it covers, and the price of one. */
function Purse({ price, balance }: { price: number; balance: number }) {
  const { t } = useTranslation('chat');
  const money = useTokenMoney();
  if (price === 0) return <p>{t('allowance.free')}</p>;
  return (
    <>
      <p>
        <ModalLink modal="buyTokenModal" className="rounded-small text-fg-2">
          <TokenGlyph className="me-1.5 inline-block size-3.5 align-[-2px]" />
          <PurseLine balance={balance} price={price} />
        </ModalLink>
      </p>
      <p>{t('allowance.priced', { count: price, money: money(price) })}</p>
    </>
  );
}
