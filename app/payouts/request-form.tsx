import { useTranslation } from 'react-i18next';
import { formatMoney, type Money } from '~/domain/shared/money';
import { Form, FormErrors, SubmitButton } from '../kit/forms/form';
import { FormField } from '../kit/forms/form-field';
import type { FormResponse } from '../kit/forms/form-response';
import { usePageForm } from '../kit/forms/use-form';
import { dateTimeFormat } from '../kit/i18n/date-time-format';
import { useSite } from '../kit/site/use-site';
import { Choice, Choices, Chosen } from '../kit/ui/fields/choice';
import { MethodIcon, useDaysText, useDestinationName, type MethodShown } from './method-list';
import { payoutPlaces } from './places';

interface PayableMethod extends MethodShown {
  fee: Money;
  receives: Money | null;
  needsTwo: boolean;
  arrivesOn: string | null;
}

interface RequestTerms {
  payable: Money;
  held: Money;
  minimum: Money;
  /** Above it two people approve. */
  alone: Money;
  methods: readonly PayableMethod[];
}

interface RequestFormProps {
  terms: RequestTerms;
  response: FormResponse | undefined;
}

/** Takes an amount and a method, and says what all of it would cost by the default one. */
export function RequestForm({ terms, response }: RequestFormProps) {
  const { t } = useTranslation('payouts');
  const { locale } = useSite();
  const { payable, held, minimum, methods } = terms;
  const money = (sum: Money) => formatMoney(sum, locale);
  const { form, fields } = usePageForm<{ methodId: string; amount: string }>({
    id: 'request-payout',
    action: payoutPlaces.request,
    response,
  });
  return (
    <Form form={form} className="space-y-5">
      <FormErrors />
      <FormField
        field={fields.amount}
        type="text"
        label={t('howMuch')}
        hint={t('allOfIt', { sum: money(payable) })}
        inputMode="decimal"
        autoComplete="off"
        placeholder={(payable.minor / 100).toFixed(2)}
      />
      <p className="type-small text-fg-3">
        {t('minimum', { sum: money(minimum), held: money(held) })}
      </p>
      <MethodChoices name={fields.methodId.name} methods={methods} alone={terms.alone} />
      <SubmitButton intent="request" size="large" className="w-full" busyLabel={t('sending')}>
        {t('send')}
      </SubmitButton>
    </Form>
  );
}

interface MethodChoicesProps extends Pick<RequestTerms, 'methods' | 'alone'> {
  name: string;
}

/** Shows the methods, and for the chosen one what all of it would cost. */
function MethodChoices({ name, methods, alone }: MethodChoicesProps) {
  const { t } = useTranslation('payouts');
  const { locale } = useSite();
  const nameOf = useDestinationName();
  const daysOf = useDaysText();
  return (
    <fieldset>
      <legend className="text-fg-2 mb-1.5">{t('choose')}</legend>
      <Choices className="grid gap-3">
        {methods.map((method, index) => (
          <Choice
            key={method.id}
            name={name}
            value={method.id}
            index={index}
            isPreselected={index === 0}
            mark="end"
            className="p-4"
          >
            <span className="flex items-center gap-3">
              <MethodIcon kind={method.kind} />
              <span className="min-w-0">
                <span className="block font-[560] break-words">{nameOf(method)}</span>
                <span className="type-small text-fg-3 block">
                  {daysOf(method)},{' '}
                  {method.fee.minor === 0
                    ? t('free')
                    : t('feeOf', { sum: formatMoney(method.fee, locale) })}
                </span>
              </span>
            </span>
          </Choice>
        ))}
        {methods.map((method, index) => (
          <Chosen key={method.id} of={index}>
            <WhatArrives method={method} alone={alone} />
          </Chosen>
        ))}
      </Choices>
    </fieldset>
  );
}

/** Shows the fee of a method, what arrives of all that is payable, who releases it, and by when. */
function WhatArrives({ method, alone }: { method: PayableMethod; alone: Money }) {
  const { t } = useTranslation('payouts');
  const { locale } = useSite();
  if (!method.receives) return null;
  const day = dateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <div className="mt-2 space-y-5">
      <dl className="rounded-card border-line-2 bg-card divide-line divide-y border px-5">
        <div className="flex justify-between gap-3 py-3">
          <dt>{t('fee')}</dt>
          <dd>{formatMoney(method.fee, locale)}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-3 py-3">
          <dt>{t('receives')}</dt>
          <dd className="font-display text-[1.5rem]">{formatMoney(method.receives, locale)}</dd>
        </div>
      </dl>
      <p className="type-small text-fg-2">
        {method.needsTwo && `${t('twoPeople', { sum: formatMoney(alone, locale) })} `}
        {method.arrivesOn && t('byDay', { day: day.format(new Date(method.arrivesOn)) })}
      </p>
    </div>
  );
}
