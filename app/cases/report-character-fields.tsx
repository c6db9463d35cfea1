import { useTranslation } from 'react-i18next';
import { useErrorText } from '../kit/forms/use-error-text';
import { defaultReportReason, reportReasons } from '~/domain/cases/kinds';
import { NoticeLink } from './notice-link';
import { Notice } from '../kit/ui/feedback/notice';

interface ReportCharacterFieldsProps {
  characterId: string;
  postId: string | null;
  messageId: string | null;
  /** The server's answer to the last attempt, and the reason chosen in it. */
  answer: { error?: string | undefined; reason?: string | undefined } | undefined;
}

/** Shows the reasons for a report of a character, a post or a message; spam is the default. */
export function ReportCharacterFields(props: ReportCharacterFieldsProps) {
  const { characterId, postId, messageId, answer } = props;
  const { t } = useTranslation('contact');
  const errorText = useErrorText('contact');
  const chosen = reportReasons.find((reason) => reason === answer?.reason) ?? defaultReportReason;
  return (
    <>
      {answer?.error && <Notice kind="danger">{errorText([answer.error])}</Notice>}
      <input type="hidden" name="characterId" value={characterId} />
      {postId && <input type="hidden" name="postId" value={postId} />}
      {messageId && <input type="hidden" name="messageId" value={messageId} />}
      <fieldset className="mt-4 space-y-0.5">
        <legend className="sr-only">{t('field.reason')}</legend>
        {reportReasons.map((reason) => (
          <label
            key={reason}
            className="rounded-input hover:bg-veil has-checked:bg-veil-2 -mx-3 flex min-h-11 items-center gap-3 px-3 py-2 transition duration-120"
          >
            <input
              type="radio"
              name="reportReason"
              value={reason}
              defaultChecked={reason === chosen}
              className="border-line-form checked:border-rose size-5 shrink-0 appearance-none rounded-full border checked:border-[6px]"
            />
            {t(`reason.${reason}`)}
          </label>
        ))}
      </fieldset>
      <NoticeLink postId={postId} />
    </>
  );
}
