import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { SentDetails } from '~/domain/chat/messages/message-details';
import { ActForm, SubmitButton } from '../../kit/forms/form';
import { Avatar } from '../../kit/ui/media/avatar';

interface PictureBeingMadeProps {
  making: NonNullable<Extract<SentDetails, { type: 'image' }>['making']>;
  isVideo: boolean;
  avatar: string | null;
  className: string;
  /** The id of the message, while the order can still be cancelled. */
  messageId: string;
}

/** Replaces a picture in progress: shows the progress and the consequences of a failure. */
export function PictureBeingMade({
  making,
  isVideo,
  avatar,
  className,
  messageId,
}: PictureBeingMadeProps) {
  const { t } = useTranslation('messages');
  const { percent, secondsLeft, tokens } = making;
  return (
    <div
      className={clsx(
        className,
        'border-line-2 bg-card flex flex-col items-center justify-center border px-4 text-center',
      )}
    >
      <div
        role="progressbar"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-label={t(isVideo ? 'photo.making-video' : 'photo.making')}
        style={{
          background: `conic-gradient(var(--color-rose), var(--color-amber) ${percent}%, var(--color-hover) 0)`,
        }}
        className="relative flex size-16 items-center justify-center rounded-full"
      >
        <Avatar src={avatar} className="border-card size-14.5 border-3" />
        <span className="bg-hover border-line-2 absolute -bottom-2 rounded-full border px-1.5 text-[0.71875rem]/4.5 font-[620] tabular-nums">
          {percent}%
        </span>
      </div>
      <p className="mt-5 text-[0.9375rem]/5.5 font-[620]">
        {t(isVideo ? 'photo.making-video' : 'photo.making')}
      </p>
      <p className="text-fg-2 mt-1 text-[0.8125rem]/4.75">
        {t('photo.about', { count: secondsLeft })} {t('photo.come-back', { count: tokens })}
      </p>
      {making.generationId !== undefined && (
        <ActForm>
          <input type="hidden" name="messageId" value={messageId} />
          <SubmitButton
            kind="ghost"
            size="small"
            intent="cancel-photo"
            busyLabel={t('photo.cancel')}
          >
            {t('photo.cancel')}
          </SubmitButton>
        </ActForm>
      )}
    </div>
  );
}
