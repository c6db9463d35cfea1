import { useTranslation } from 'react-i18next';

interface FollowerCountProps {
  count: number;
  /** By whoever looks. */
  isFollowed: boolean;
}

/** How many follow a character; nothing where nobody else does yet. */
export function FollowerCount({ count, isFollowed }: FollowerCountProps) {
  const { t } = useTranslation('follow');
  if (count <= Number(isFollowed)) return null;
  return <p className="type-small text-fg-2 mt-1.5">{t('followers', { count })}</p>;
}
