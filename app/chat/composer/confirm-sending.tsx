import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../kit/ui/behaviour/use-hydrated';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { IconButton } from '../../kit/ui/buttons/icon-button';
import { Spinner } from '../../kit/ui/feedback/spinner';
import { PurseLine } from '../../wallet/purse-line';
import { useTokenMoney } from '../../wallet/use-token-money';
import type { ConfirmationPrompt } from '../live/thread';

interface ConfirmSendingProps {
  question: ConfirmationPrompt;
  /** The sender's balance; null if unknown. */
  balance: number | null;
  isBusy: boolean;
  onClose(): void;
}

/** Prompts, above a held message, for consent to its price. */
export function ConfirmSending({ question, balance, isBusy, onClose }: ConfirmSendingProps) {
  const { t } = useTranslation('chat');
  const money = useTokenMoney();
  const isHydrated = useHydrated();
  const { tokens, isVoice } = question;
  const price = { count: tokens, money: money(tokens) };
  return (
    <section
      role="alert"
      aria-labelledby="ask-title"
      className="border-line-2 bg-modal shadow-card rounded-t-modal md:rounded-modal border-t px-4 pt-5 pb-5 max-md:-mx-3 max-md:mt-3 md:order-first md:mx-auto md:mb-3 md:w-full md:max-w-128 md:border md:px-6"
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id="ask-title" className="type-h3">
            {t('ask.title', price)}
          </h2>
          <p className="type-small text-fg-2 mt-1">{t('ask.why')}</p>
        </div>
        {isHydrated && (
          <IconButton
            icon="x"
            label={t('balance.close')}
            onClick={onClose}
            className="-me-2 -mt-2"
          />
        )}
      </div>
      {!isVoice && <ForTodayBox />}
      <button
        type="submit"
        name="confirmed"
        value={tokens}
        disabled={isBusy}
        className={buttonClass({ size: 'large' }, 'mt-2 w-full')}
      >
        {isBusy ? <Spinner /> : t('ask.yes', price)}
      </button>
      {balance !== null && (
        <p className="type-small text-fg-2 mt-3 text-center text-balance">
          <PurseLine balance={balance} price={tokens} />
        </p>
      )}
      <p className="type-caption text-fg-3 mt-2 text-center">
        <Link
          to="/settings/statement#ask-first"
          className="rounded-small inline-block py-1 underline underline-offset-2"
        >
          {t('ask.change')}
        </Link>
      </p>
    </section>
  );
}

/** Shows a checkbox that agrees to the price for the rest of the day. */
function ForTodayBox() {
  const { t } = useTranslation('chat');
  return (
    <label className="mt-3 flex min-h-11 cursor-pointer items-center gap-3">
      <input type="checkbox" name="forToday" value="1" className="accent-rose size-5 shrink-0" />
      <span>{t('ask.today')}</span>
    </label>
  );
}
