import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../../kit/forms/form';
import { Icon } from '../../kit/ui/icons/icon';

/** Appears above the input for a person whose messages raise a doubt about their age. */
export function AdultQuestionCard({ slug }: { slug: string }) {
  const { t } = useTranslation('chat');
  const { t: tTrust } = useTranslation('trust');
  return (
    <section
      aria-labelledby="adult-question"
      className="border-line shrink-0 border-t px-4 py-3 md:px-5"
    >
      <div className="mx-auto flex max-w-220 flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
        <div className="flex min-w-60 flex-1 items-start gap-3">
          <Icon name="shield" size={20} className="text-fg-3 mt-0.5 shrink-0" />
          <div>
            <p id="adult-question" className="font-[560]">
              {t('adult-question.title')}
            </p>
            <p className="type-small text-fg-2 mt-0.5">{t('adult-question.text')}</p>
          </div>
        </div>
        <ActForm action="/age" replace className="flex gap-2 max-md:w-full">
          <input type="hidden" name="redirectTo" value={`/chats/${slug}#latest`} />
          <SubmitButton name="answer" value="adult" size="small" className="max-md:flex-1">
            {tTrust('age.adult')}
          </SubmitButton>
          <SubmitButton
            name="answer"
            value="under"
            kind="soft"
            size="small"
            className="max-md:flex-1"
          >
            {tTrust('age.under')}
          </SubmitButton>
        </ActForm>
      </div>
    </section>
  );
}
