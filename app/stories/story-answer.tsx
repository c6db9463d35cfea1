import { useState, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { newKey } from '../kit/forms/new-key';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { useHydrated } from '../kit/ui/behaviour/use-hydrated';

interface StoryAnswerProps {
  storyId: string;
  slug: string;
  name: string;
  /** The key for a form without JavaScript, so that a repeated submission is still one message. */
  idempotencyKey: string;
  maxLength: number;
  /** Called when the person starts or stops typing. The story pauses meanwhile. */
  onBusy(isBusy: boolean): void;
}

/** Replies to a story. The text is sent to the chat with a reference to the story. */
export function StoryAnswer(props: StoryAnswerProps) {
  const { storyId, slug, name, idempotencyKey, maxLength, onBusy } = props;
  const { t } = useTranslation(['stories', 'chat']);
  const isHydrated = useHydrated();
  const [key] = useState(newKey);
  const label = t('answer', { name });
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => onBusy(target.value.trim() !== '');
  return (
    <ActForm
      action={`/chats/${slug}`}
      className="pointer-events-auto relative z-2 mt-4 flex items-center gap-2"
    >
      <input type="hidden" name="storyId" value={storyId} />
      <input type="hidden" name="idempotencyKey" value={isHydrated ? key : idempotencyKey} />
      {/* The chat receives the reply as an event. */}
      {isHydrated && <input type="hidden" name="waits" value="0" />}
      <input
        name="content"
        required
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="send"
        aria-label={label}
        placeholder={label}
        onFocus={() => onBusy(true)}
        onBlur={leave}
        className="bg-ink/60 focus-visible:border-rose h-11 min-w-0 flex-1 rounded-full border border-white/24 px-4.5 text-[1rem] outline-none placeholder:text-white/75 md:text-[0.9375rem]"
      />
      <SubmitButton
        intent="send"
        icon="arrow-up"
        aria-label={t('chat:send')}
        className="size-11! shrink-0 px-0!"
      />
    </ActForm>
  );
}
