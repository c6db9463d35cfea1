import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/ui/icons/icon';

interface PasswordMatchProps {
  newPassword: string;
  confirmation: string;
}

/** Shows during typing whether the repeated password matches; shows nothing before that. */
export function PasswordMatch({ newPassword, confirmation }: PasswordMatchProps) {
  const { t } = useTranslation('credentials');
  const isMatch = newPassword === confirmation;
  return (
    <p
      role="status"
      className={clsx(
        'type-caption flex min-h-5 items-center gap-1.5',
        isMatch ? 'text-ok' : 'text-danger',
      )}
    >
      {confirmation !== '' && (
        <>
          <Icon name={isMatch ? 'circle-check' : 'circle-alert'} size={14} />
          {isMatch ? t('reset.match') : t('reset.no-match')}
        </>
      )}
    </p>
  );
}
