import { useTranslation } from 'react-i18next';
import { Icon } from '../kit/ui/icons/icon';
import { useBenefits, type PremiumGives } from './premium-benefits';

/** Shows the four benefits in a card beside the person's plan. */
export function WhatItGives({ gives }: { gives: PremiumGives }) {
  const { t } = useTranslation('premium');
  return (
    <section
      aria-labelledby="gives-title"
      className="rounded-card border-line-2 bg-card shadow-card border p-5 md:px-6"
    >
      <h2 id="gives-title" className="type-h3">
        {t('own.gives')}
      </h2>
      <ul className="mt-3 space-y-2.5">
        {useBenefits(gives).map(({ icon, name }) => (
          <li key={icon} className="text-fg-2 flex items-center gap-3">
            <Icon name={icon} size={18} className="text-fg-3 shrink-0" />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
