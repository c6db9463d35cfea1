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

/** The price of the fan club: what a fan pays, what is kept, what the person receives. */
export function PricingFields({
  fields: { fanClubPrice: meta },
  price,
  share,
}: PricingFieldsProps) {
  const { t } = useTranslation('onboarding');
  const { locale } = useSite();
  const { errorText } = useOwnForm();
  const hasScripts = useHydrated();
  const first = meta?.initialValue ?? (usualPrice / 100).toFixed(2);
  const [typed, setTyped] = useState(String(first));
  if (!meta) return null;
  const cents = Math.round(Number(typed.replace(',', '.')) * 100);
  const isFit = cents >= price.min && cents <= price.max;
  const shown = isFit ? cents : usualPrice;
  const received = Math.floor((shown * share.ofClub) / 100);
  const money = (minor: number) => formatMoney({ minor, currency: 'USD' }, locale);
  const move = (by: number) =>
    setTyped((Math.min(price.max, Math.max(price.min, shown + by)) / 100).toFixed(2));
  const error = errorText(meta.errors);
  return (
    <>
      <div className="rounded-card border-gold/40 bg-card border p-5">
        <label htmlFor={meta.id} className="text-gold flex items-center gap-2">
          <Icon name="crown" size={20} />
          {t('field.fanClubPrice')}
        </label>
        <div className="mt-4 flex items-center justify-between gap-3">
          {hasScripts && (
            <IconButton
              icon="minus"
              kind="soft"
              label={t('pricing.less')}
              className="size-13!"
              disabled={shown <= price.min}
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
                  ? { value: typed, onChange: ({ target }) => setTyped(target.value) }
                  : { defaultValue: first })}
                aria-invalid={error ? true : undefined}
                aria-describedby={`${meta.id}-range`}
                className="focus-visible:outline-focus rounded-small w-[3.2em] bg-transparent text-center tabular-nums outline-none focus-visible:outline-2"
              />
            </span>
            <span className="text-fg-2 mt-1 flex items-center justify-center gap-1.5">
              <TokenGlyph className="size-4" />
              {t('pricing.tokens', { n: Math.ceil(shown / share.tokenMinor) })}
            </span>
          </span>
          {hasScripts && (
            <IconButton
              icon="plus"
              kind="soft"
              label={t('pricing.more')}
              className="size-13!"
              disabled={shown >= price.max}
              onClick={() => move(100)}
            />
          )}
        </div>
        <p id={`${meta.id}-range`} className="type-caption text-fg-3 mt-3 text-center">
          {t('pricing.range', { min: money(price.min), max: money(price.max) })}
        </p>
        <FieldNote id={meta.errorId} error={error} />
      </div>
      <dl className="rounded-card border-line-2 bg-card divide-line divide-y border px-5">
        <Row label={t('pricing.pays')} value={money(shown)} />
        <Row
          label={t('pricing.kept', { percent: 100 - share.ofClub })}
          value={`−${money(shown - received)}`}
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
      <p className="text-fg-3 type-small">{t('pricing.notice')}</p>
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
