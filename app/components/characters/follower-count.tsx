import { useTranslation } from 'react-i18next';

interface FollowerCountProps {
  count: number;
}

/** How many follow a character; nothing where nobody does yet. */
export function FollowerCount({ count }: FollowerCountProps) {
  const { t } = useTranslation('follow');
  if (count === 0) return null;
  return <p className="type-small text-fg-2 mt-1.5">{t('followers', { count })}</p>;
}
