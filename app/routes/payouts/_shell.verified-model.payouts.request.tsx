import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { listOwnMethods } from '~/domain/payouts/methods/list-methods';
import { readPayable } from '~/domain/payouts/payable';
import { estimatePayout, requestPayout } from '~/domain/payouts/request-payout';
import { payoutsSettings } from '~/domain/payouts/settings';
import { idSchema } from '~/domain/shared/ids';
import { formatMoney, type Money } from '~/domain/shared/money';
import { Form, FormErrors, SubmitButton } from '../../kit/forms/form';
import { FormField } from '../../kit/forms/form-field';
import { handleForm } from '../../kit/forms/handle-form.server';
import { readForm } from '../../kit/forms/read-form.server';
import { usePageForm } from '../../kit/forms/use-form';
import { dateTimeFormat } from '../../kit/i18n/date-time-format';
import { translatorOf } from '../../kit/i18n/translator.server';
import { pageMeta } from '../../kit/site/page-meta';
import { useSite } from '../../kit/site/use-site';
import { Choice, Choices } from '../../kit/ui/fields/choice';
import { Notice } from '../../kit/ui/feedback/notice';
import { MethodIcon, useDaysText, useDestinationName } from '../../payouts/method-list';
import { PayoutPage } from '../../payouts/payout-page';
import { payoutPlaces } from '../../payouts/places';
import { requireCreator } from '../../payouts/server/require-creator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

const requestSchema = z.object({
  methodId: idSchema.optional(),
  /** An amount as it is typed, with a point or a comma; all of it if it is empty. */
  amount: z
    .string()
    .trim()
    .regex(/^(?:\d{1,8}(?:[.,]\d{1,2})?)?$/, 'please enter valid')
    .default(''),
});

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = requireCreator(request, context);
  const { domain, payoutProviders, refusals } = context;
  const [t, shares, methods, settings] = await Promise.all([
    translatorOf(context),
    readPayable(domain, userId),
    listOwnMethods(domain, userId),
    domain.settings(payoutsSettings),
  ]);
  const approved = methods.filter(({ approvalStatus }) => approvalStatus === 'approved');
  const estimates = await Promise.all(
    approved.map(({ id: methodId }) =>
      estimatePayout(domain, payoutProviders, { userId, methodId }),
    ),
  );
  const [first] = estimates;
  const refused = first && !first.ok ? first.reason : null;
  const none = approved.length === 0 ? 'payout-method-not-approved' : null;
  const reason = refused ?? none;
  return {
    page: { title: t('payouts:requestTitle') },
    payable: shares.payable,
    held: shares.held,
    minimum: { minor: settings.payout_minimum_minor, currency: shares.currency },
    alone: { minor: settings.payout_alone_minor, currency: shares.currency },
    refused: reason === null ? null : refusals.formErrorOf(reason),
    methods: approved.map(({ createdAt: _, details: _details, ...method }, place) => {
      const estimate = estimates[place];
      const terms = estimate?.ok ? estimate : null;
      return {
        ...method,
        fee: { minor: terms?.feeMinor ?? 0, currency: shares.currency },
        receives: terms && { minor: terms.receivesMinor, currency: shares.currency },
        needsTwo: terms?.needsTwo ?? false,
        arrivesOn: terms?.arrivesOn ?? null,
      };
    }),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const who = requireCreator(request, context);
  const { domain, payoutProviders, limits, refusals } = context;
  return handleForm(await readForm(request), {
    intent: 'request',
    schema: requestSchema,
    limit: () => limits.changePayout(who.person),
    async take({ methodId, amount }) {
      const asked = await requestPayout(domain, payoutProviders, {
        userId: who.userId,
        methodId,
        amountMinor: amount === '' ? undefined : Math.round(Number(amount.replace(',', '.')) * 100),
      });
      if (asked.ok) return redirect(payoutPlaces.home);
      const { statusCode } = refusals.describe(asked);
      const error = refusals.formErrorOf(asked.reason);
      const isAmount = ['payout-too-small', 'payout-exceeds-payable'].includes(asked.reason);
      return { error, status: statusCode, ...(isAmount && { at: 'amount' as const }) };
    },
  });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Requests a payout: how much, to which method, with its fee and the day on which it should arrive. */
export default function RequestPage() {
  const { t } = useTranslation(['payouts', 'errors']);
  const { locale } = useSite();
  const { payable, held, minimum, alone, refused, methods } = useLoaderData<typeof loader>();
  const money = (sum: Money) => formatMoney(sum, locale);
  const { form, fields } = usePageForm<{ methodId: string; amount: string }>({
    id: 'request-payout',
    action: payoutPlaces.request,
    response: useActionData<typeof action>(),
  });
  const day = dateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  const nameOf = useDestinationName();
  const daysOf = useDaysText();
  const [main] = methods;
  return (
    <PayoutPage title={t('requestTitle')}>
      {refused !== null ? (
        <Notice kind="info">{t(`errors:${refused}`)}</Notice>
      ) : (
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
          <fieldset>
            <legend className="text-fg-2 mb-1.5">{t('choose')}</legend>
            <Choices className="grid gap-3">
              {methods.map((method, index) => (
                <Choice
                  key={method.id}
                  name={fields.methodId.name}
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
                          : t('feeOf', { sum: money(method.fee) })}
                      </span>
                    </span>
                  </span>
                </Choice>
              ))}
            </Choices>
          </fieldset>
          {main?.receives && (
            <dl className="rounded-card border-line-2 bg-card divide-line divide-y border px-5">
              <div className="flex justify-between gap-3 py-3">
                <dt>{t('fee')}</dt>
                <dd>{money(main.fee)}</dd>
              </div>
              <div className="flex items-baseline justify-between gap-3 py-3">
                <dt>{t('receives')}</dt>
                <dd className="font-display text-[1.5rem]">{money(main.receives)}</dd>
              </div>
            </dl>
          )}
          <p className="type-small text-fg-2">
            {main?.needsTwo && `${t('twoPeople', { sum: money(alone) })} `}
            {main?.arrivesOn && t('byDay', { day: day.format(new Date(main.arrivesOn)) })}
          </p>
          <SubmitButton intent="request" size="large" className="w-full" busyLabel={t('sending')}>
            {t('send')}
          </SubmitButton>
        </Form>
      )}
    </PayoutPage>
  );
}
