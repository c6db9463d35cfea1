import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button';

interface TalkButtonProps {
  slug: string;
  firstName: string;
}

/** Opens the conversation and goes there. */
export function TalkButton({ slug, firstName }: TalkButtonProps) {
  const { t } = useTranslation('characters');
  const action = `/chats/${slug}`;
  const isBusy = useNavigation().formAction === action;
  return (
    <Form method="post" action={action}>
      <Button
        type="submit"
        name="intent"
        value="open"
        size="large"
        icon="message-circle"
        busyLabel={isBusy ? t('opening') : undefined}
      >
        {t('talk-to', { name: firstName })}
      </Button>
    </Form>
  );
}
