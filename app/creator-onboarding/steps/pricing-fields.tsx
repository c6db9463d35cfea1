import type { FieldMetadata } from '@conform-to/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/domain/shared/money';
import { useOwnForm } from '../../kit/forms/form';
import { useSite } from '../../kit/site/use-site';
import { IconButton } from '../../kit/ui/buttons/icon-button';
import { useHydrated } from '../../kit/ui/behaviour/use-hydrated';
import { FieldNote } from '../../kit/ui/fields/text-field';
import { Icon } from '../../kit/ui/icons/icon';
import { TokenGlyph } from '../../kit/ui/marks/token-glyph';
import type { StepFields } from '../../wizards/wizard-fields';
import type { ApplicationStep } from '../server/read-application-step.server';

interface PricingFieldsProps {
  fields: StepFields;
  price: ApplicationStep['limits']['price'];
  share: NonNullable<ApplicationStep['share']>;
}

/** The price that is suggested first, in cents. */
const usualPrice = 799;
const membersInExample = 50;

/** The price of the fan club: the fan's price, our part, and the person's part. */
export function PricingFields({
  fields: { fanClubPrice: meta },
  price,
  share,
}: PricingFieldsProps) {
  const { t } = useTranslation('onboarding');
  const { errorText } = useOwnForm();
  const money = useMoney();
  const first = String(meta?.initialValue ?? (usualPrice / 100).toFixed(2));
  const [typed, setTyped] = useState(first);
  if (!meta) return null;
  const cents = Math.round(Number(typed.replace(',', '.')) * 100);
  const shown = cents >= price.min && cents <= price.max ? cents : usualPrice;
  const error = errorText(meta.errors);
  return (
    <>
      <div className="rounded-card border-gold/40 bg-card border p-5">
        <label htmlFor={meta.id} className="text-gold flex items-center gap-2">
          <Icon name="crown" size={20} />
          {t('field.fanClubPrice')}
        </label>
        <PriceStepper
          meta={meta}
          price={price}
          isRefused={error !== null && error !== undefined}
          typed={{ first, value: typed, cents: shown, set: setTyped }}
          tokens={Math.ceil(shown / share.tokenMinor)}
        />
        <p id={`${meta.id}-range`} className="type-caption text-fg-3 mt-3 text-center">
          {t('pricing.range', { min: money(price.min), max: money(price.max) })}
        </p>
        <FieldNote id={meta.errorId} error={error} />
      </div>
      <Shares cents={shown} percent={share.ofClub} />
      <p className="text-fg-3 type-small">{t('pricing.notice')}</p>
    </>
  );
}

/** Returns a function that writes cents of a US dollar in the reader's language. */
function useMoney() {
  const { locale } = useSite();
  return (minor: number) => formatMoney({ minor, currency: 'USD' }, locale);
}

interface PriceStepperProps {
  meta: FieldMetadata<string>;
  price: PricingFieldsProps['price'];
  isRefused: boolean;
  typed: { first: string; value: string; cents: number; set: (value: string) => void };
  tokens: number;
}

/** The field of the price, with buttons for a dollar less and more. */
function PriceStepper({ meta, price, isRefused, typed, tokens }: PriceStepperProps) {
  const { t } = useTranslation('onboarding');
  const hasScripts = useHydrated();
  const { cents } = typed;
  const move = (by: number) =>
    typed.set((Math.min(price.max, Math.max(price.min, cents + by)) / 100).toFixed(2));
  return (
    <div className="mt-4 flex items-center justify-between gap-3">
      {hasScripts && (
        <IconButton
          icon="minus"
          kind="soft"
          label={t('pricing.less')}
          className="size-13!"
          disabled={cents <= price.min}
          onClick={() => move(-100)}
        />
      )}
      <span className="min-w-0 flex-1 text-center">
        <span className="type-display flex items-baseline justify-center text-[2.875rem]/13">
          <span aria-hidden>$</span>
          <input
            id={meta.id}
            name={meta.name}
            inputMode="decimal"
            required
            autoComplete="off"
            maxLength={6}
            {...(hasScripts
              ? { value: typed.value, onChange: ({ target }) => typed.set(target.value) }
              : { defaultValue: typed.first })}
            aria-invalid={isRefused || undefined}
            aria-describedby={`${meta.id}-range`}
            className="focus-visible:outline-focus rounded-small w-[3.2em] bg-transparent text-center tabular-nums outline-none focus-visible:outline-2"
          />
        </span>
        <span className="text-fg-2 mt-1 flex items-center justify-center gap-1.5">
          <TokenGlyph className="size-4" />
          {t('pricing.tokens', { n: tokens })}
        </span>
      </span>
      {hasScripts && (
        <IconButton
          icon="plus"
          kind="soft"
          label={t('pricing.more')}
          className="size-13!"
          disabled={cents >= price.max}
          onClick={() => move(100)}
        />
      )}
    </div>
  );
}

/** The parts of a price: the fan's, ours and the person's, and an example of a month. */
function Shares({ cents, percent }: { cents: number; percent: number }) {
  const { t } = useTranslation('onboarding');
  const money = useMoney();
  const received = Math.floor((cents * percent) / 100);
  return (
    <>
      <dl className="rounded-card border-line-2 bg-card divide-line divide-y border px-5">
        <Row label={t('pricing.pays')} value={money(cents)} />
        <Row
          label={t('pricing.kept', { percent: 100 - percent })}
          value={`−${money(cents - received)}`}
          isQuiet
        />
        <div className="flex items-center justify-between gap-4 py-4">
          <dt className="font-[620]">{t('pricing.received')}</dt>
          <dd className="font-display text-[1.5625rem]/8 tabular-nums">{money(received)}</dd>
        </div>
      </dl>
      <p className="text-fg-2">
        {t('pricing.example', { n: membersInExample, sum: money(received * membersInExample) })}
      </p>
    </>
  );
}

function Row({ label, value, isQuiet }: { label: string; value: string; isQuiet?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 py-4 ${isQuiet ? 'text-fg-3' : ''}`}>
      <dt>{label}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}
