import { Link } from '@remix-run/react';
import clsx from 'clsx';
import type { MouseEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppleMark, CryptoMark, GoogleMark } from '../cards/brand-marks';
import { useCheckoutHref } from '../checkout-place';
import type { CheckoutView } from '../checkout-view';

interface MeansRowProps {
  view: CheckoutView;
  isCryptoChosen: boolean;
  isDisabled: boolean;
  isCryptoDisabled: boolean;
  onWallet: MouseEventHandler<HTMLButtonElement>;
}

const box =
  'rounded-input flex h-12 min-w-0 items-center justify-center gap-2.5 px-2 font-[560] transition duration-160';
const light = `${box} bg-light text-on-light hover:brightness-95 disabled:bg-veil disabled:text-disabled`;

/** Shows the means of payment without a typed card; a wallet only where it can be used. */
export function MeansRow(props: MeansRowProps) {
  const { view, isCryptoChosen, isDisabled, isCryptoDisabled, onWallet } = props;
  const { t } = useTranslation('checkout');
  const href = useCheckoutHref();
  const { wallets, crypto } = view.means;
  const count = wallets.length + (crypto ? 1 : 0);
  if (count === 0) return null;
  const wallet = (kind: 'APPLEPAY' | 'GOOGLEPAY', label: string, mark: ReactNode) =>
    wallets.includes(kind) && (
      <button
        type="submit"
        name="means"
        value={kind}
        disabled={isDisabled}
        aria-label={label}
        onClick={onWallet}
        className={light}
      >
        {mark}
        {t('means.pay')}
      </button>
    );
  return (
    <div
      role="group"
      aria-label={t('means.label')}
      className={clsx('grid gap-2', count === 3 && 'grid-cols-3', count === 2 && 'grid-cols-2')}
    >
      {wallet('APPLEPAY', t('means.apple'), <AppleMark />)}
      {wallet('GOOGLEPAY', t('means.google'), <GoogleMark />)}
      {crypto && (
        <Link
          to={href(isCryptoChosen ? {} : { pay: 'crypto' })}
          replace
          preventScrollReset
          aria-label={t('means.crypto-long')}
          aria-current={isCryptoChosen ? 'true' : undefined}
          aria-disabled={isCryptoDisabled || undefined}
          className={clsx(
            box,
            'border',
            isCryptoChosen
              ? 'border-rose bg-[linear-gradient(150deg,rgb(255_125_146/.2),rgb(255_181_110/.07))] shadow-[inset_0_0_0_1px_var(--color-rose)]'
              : 'border-line-2 hover:bg-veil',
            isCryptoDisabled && 'text-disabled pointer-events-none',
          )}
        >
          <CryptoMark />
          {t('means.crypto')}
        </Link>
      )}
    </div>
  );
}

/** Separates one kind of payment from the other. */
export function MeansDivider({ children }: { children: ReactNode }) {
  return (
    <p className="type-small text-fg-3 before:bg-line-2 after:bg-line-2 flex items-center gap-3.5 before:h-px before:flex-1 after:h-px after:flex-1">
      {children}
    </p>
  );
}
