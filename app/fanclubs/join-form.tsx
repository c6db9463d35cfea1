import { useTranslation } from 'react-i18next';
import { Form, SubmitButton } from '../kit/forms/form';
import { useAct } from '../kit/forms/use-form';
import { useHydrated } from '../kit/ui/behaviour/use-hydrated';
import { useClubMoney } from './club-money';
import type { readJoinModal } from './server/read-join-modal.server';

export type OfferedClub = NonNullable<Awaited<ReturnType<typeof readJoinModal>>>;

interface JoinFormProps {
  club: OfferedClub;
  /** The page to return to, as a path of the site. */
  from: string;
  /** True if the person wants to confirm spends of this size and is being prompted. */
  isConfirming: boolean;
}

/** Joins a club: the button shows the price, and money is paid in the next step. */
export function JoinForm({ club, from, isConfirming }: JoinFormProps) {
  const { t } = useTranslation('fanclubs');
  const money = useClubMoney();
  const { creatorId, price, tokenPrice, balance, plans } = club;
  const action = `/clubs/${creatorId}/join`;
  const { form } = useAct<never>({ key: `join-${creatorId}`, action });
  const inTokens = useAct<never>({ key: `join-${creatorId}-tokens`, action });
  const isHydrated = useHydrated();
  const isBusy = form.isBusy || inTokens.form.isBusy;
  const label =
    price === null
      ? null
      : price.minor === 0
        ? t('join.free')
        : t('join.button', { price: money(price) });
  return (
    <>
      {label !== null && (
        <Form form={form}>
          <input type="hidden" name="from" value={from} />
          {/* With scripts, checkout opens over the page. */}
          {isHydrated && <input type="hidden" name="over" value="1" />}
          {plans.length > 0 && <Plans club={club} />}
          <SubmitButton
            size="large"
            icon="crown"
            className="w-full"
            busyLabel={t('join.busy')}
            disabled={isBusy}
          >
            {plans.length > 0 ? t('join.plain') : label}
          </SubmitButton>
        </Form>
      )}
      {tokenPrice !== null && (price === null || balance >= tokenPrice) && (
        <Form form={inTokens.form} className="mt-2">
          <input type="hidden" name="from" value={from} />
          <input type="hidden" name="tokens" value={tokenPrice} />
          {isConfirming && <input type="hidden" name="confirmed" value={tokenPrice} />}
          <SubmitButton
            size={price === null ? 'large' : 'medium'}
            kind={price === null ? 'primary' : 'outline'}
            {...(price === null && { icon: 'crown' as const })}
            className="w-full"
            busyLabel={t('join.busy')}
            disabled={isBusy}
          >
            {t(isConfirming ? 'join.yes' : 'join.with-tokens', { count: tokenPrice })}
          </SubmitButton>
        </Form>
      )}
      {price !== null && price.minor > 0 && (
        <p className="type-caption text-fg-3 mt-3 text-center">{t('join.next-step')}</p>
      )}
    </>
  );
}

/** Selects the duration: a month, or a plan of the club, each with its price. */
function Plans({ club: { price, plans } }: { club: OfferedClub }) {
  const { t } = useTranslation('fanclubs');
  const money = useClubMoney();
  const choices = [
    ...(price && price.minor > 0 ? [{ id: '', count: 1, unit: 'month' as const, price }] : []),
    ...plans,
  ];
  return (
    <fieldset className="mb-3 space-y-2">
      <legend className="type-small text-fg-2 mb-2">{t('join.how-long')}</legend>
      {choices.map((choice, place) => (
        <label
          key={choice.id}
          className="rounded-input border-line-2 has-checked:border-rose has-checked:bg-chosen flex min-h-11 cursor-pointer items-center gap-3 border px-3.5 py-2"
        >
          <input
            type="radio"
            name="planId"
            value={choice.id}
            defaultChecked={place === 0}
            className="accent-rose size-5"
          />
          <span className="flex-1">{t(`duration.${choice.unit}`, { count: choice.count })}</span>
          <span className="font-[560] tabular-nums">{money(choice.price)}</span>
        </label>
      ))}
    </fieldset>
  );
}
