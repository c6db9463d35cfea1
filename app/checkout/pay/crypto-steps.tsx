import { useTranslation } from 'react-i18next';

const steps = ['hand-over', 'send', 'wait'] as const;

/** Explains the steps of a payment in cryptocurrency before the person is redirected. */
export function CryptoSteps() {
  const { t } = useTranslation('checkout');
  return (
    <section>
      <h3 className="type-h3 mb-4">{t('crypto.title')}</h3>
      <ol>
        {steps.map((step, index) => (
          <li key={step} className="group relative flex gap-3.5 pb-5 last:pb-0">
            <span
              aria-hidden="true"
              className="bg-line-2 absolute start-4 top-8 bottom-0 w-px group-last:hidden"
            />
            <span
              aria-hidden="true"
              className="border-line-2 type-figure flex size-8 shrink-0 items-center justify-center rounded-full border text-[0.9375rem]"
            >
              {index + 1}
            </span>
            <p className="min-w-0 pt-1">
              <strong className="block font-[560]">{t(`crypto.${step}`)}</strong>
              <span className="text-fg-2 type-small block">{t(`crypto.${step}-about`)}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
