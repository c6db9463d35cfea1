import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../../forms/form';
import type { CrisisReferral } from '~/domain/chat/send/crisis-referral';
import { Icon } from '../../ui/icons/icon';
import { HelpNow } from './help-now';

interface AdultQuestionCardProps {
  slug: string;
  /** Whom to talk to, for whoever would have written that they are in distress. */
  referral: CrisisReferral;
}

/** Stands where one would write, for somebody whose words left a doubt about their age. */
export function AdultQuestionCard({ slug, referral }: AdultQuestionCardProps) {
  const { t } = useTranslation('chat');
  const { t: tTrust } = useTranslation('trust');
  return (
    <section
      aria-labelledby="adult-question"
      className="border-line shrink-0 border-t px-4 py-4 md:px-5"
    >
      <div className="mx-auto flex max-w-220 flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-60 flex-1 items-start gap-3">
          <Icon name="shield" size={20} className="text-fg-3 mt-0.5" />
          <div>
            <p id="adult-question" className="font-[560]">
              {t('adult-question.title')}
            </p>
            <p className="type-small text-fg-2 mt-0.5">{t('adult-question.text')}</p>
          </div>
        </div>
        <ActForm action="/age" replace className="flex flex-wrap gap-2 max-md:w-full">
          <input type="hidden" name="redirectTo" value={`/chats/${slug}#latest`} />
          <SubmitButton name="answer" value="adult" className="max-md:w-full">
            {tTrust('age.adult')}
          </SubmitButton>
          <SubmitButton name="answer" value="under" kind="soft" className="max-md:w-full">
            {tTrust('age.under')}
          </SubmitButton>
        </ActForm>
        <div className="w-full">
          <HelpNow referral={referral} />
        </div>
      </div>
    </section>
  );
}
