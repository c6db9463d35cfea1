import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';

interface TalkButtonProps {
  slug: string;
  firstName: string;
}

/** Opens the chat and navigates to it. */
export function TalkButton({ slug, firstName }: TalkButtonProps) {
  const { t } = useTranslation('characters');
  const action = `/chats/${slug}`;
  return (
    <ActForm action={action}>
      <SubmitButton intent="open" size="large" icon="message-circle" busyLabel={t('opening')}>
        {t('talk-to', { name: firstName })}
      </SubmitButton>
    </ActForm>
  );
}
