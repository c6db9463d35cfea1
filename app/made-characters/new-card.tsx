import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../kit/ui/icons/icon';

/** The card that leads to a new character. */
export function NewCard() {
  const { t } = useTranslation('create');
  return (
    <Link
      to="/create-ai"
      className="border-rose/30 bg-rose/15 rounded-card flex aspect-4/5 flex-col justify-between border p-4"
    >
      <span className="bg-rose text-on-accent flex size-13 items-center justify-center rounded-full">
        <Icon name="plus" size={23} />
      </span>
      <span>
        <span className="type-h3 block">{t('new.title')}</span>
        <span className="type-small text-fg-2">{t('new.text')}</span>
      </span>
    </Link>
  );
}
