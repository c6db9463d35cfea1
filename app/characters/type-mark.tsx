import { useTranslation } from 'react-i18next';
import type { CharacterCard } from './presenters/character-for-fan';
import { Icon } from '../kit/ui/icons/icon';

interface TypeMarkProps {
  type: CharacterCard['type'];
  size?: 16 | 18;
}

/** Marks a verified model or a member's character, as distinct from those of the platform. */
export function TypeMark({ type, size = 18 }: TypeMarkProps) {
  const { t } = useTranslation('characters');
  if (type === 'Platform') return null;
  const isVerified = type === 'VerifiedModel';
  return (
    <span className={isVerified ? 'text-info' : 'text-amber'}>
      <Icon name={isVerified ? 'badge-check' : 'user-round'} size={size} />
      <span className="sr-only">{t(isVerified ? 'verified-model' : 'user-created')}</span>
    </span>
  );
}
