import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Icon } from '../kit/ui/icons/icon';
import type { IconName } from '../kit/ui/icons/icon-names';

export interface PremiumGives {
  /** The tokens that each month includes. */
  monthlyTokens: number;
  /** The maximum discount on packs, in percent. */
  tokenDiscount: number;
}

interface PremiumBenefitsProps {
  gives: PremiumGives;
  /** The layout: with a line about each benefit, or only the names in two columns. */
  look: 'told' | 'named';
  className?: string;
}

/** Shows the benefits of Premium: the same four wherever it is offered. */
export function PremiumBenefits({ gives, look, className }: PremiumBenefitsProps) {
  const benefits = useBenefits(gives);
  return (
    <ul
      className={clsx(
        look === 'told' ? 'grid gap-x-4 gap-y-3 max-md:grid-cols-2' : 'grid grid-cols-2 gap-3.5',
        className,
      )}
    >
      {benefits.map(({ icon, name, about }) => (
        <li key={icon} className="flex items-start gap-3 md:items-center">
          <Icon name={icon} size={20} className="text-[#ffc9a0] max-md:mt-0.5" />
          <span className="min-w-0">
            <span className="block font-[560]">{name}</span>
            {look === 'told' && (
              <span className="type-small text-fg-2 block max-md:sr-only">{about}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function useBenefits({ monthlyTokens, tokenDiscount }: PremiumGives) {
  const { t } = useTranslation('premium');
  const benefits: { icon: IconName; name: string; about: string }[] = [
    { icon: 'phone', name: t('gives.calls'), about: t('gives.calls-about') },
    {
      icon: 'moon-star',
      name: t('gives.tokens', { count: monthlyTokens }),
      about: t('gives.tokens-about'),
    },
    {
      icon: 'percent',
      name: t('gives.discount', { percent: tokenDiscount }),
      about: t('gives.discount-about'),
    },
    { icon: 'sparkles', name: t('gives.characters'), about: t('gives.characters-about') },
  ];
  return benefits;
}
