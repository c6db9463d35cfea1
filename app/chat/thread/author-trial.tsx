import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../../kit/forms/form';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { Spinner } from '../../kit/ui/feedback/spinner';
import type { ShownAuthor } from '../presenters/author-for-fan';
import { namesOf } from './author-notice';

interface AuthorTrialProps {
  /** The author that the chat is pinned to. */
  own: ShownAuthor['author'];
  trial: NonNullable<ShownAuthor['trial']>;
  /** The words of the stored reply. */
  current: string;
  action: string;
}

/** Shows the stored reply and that of another author side by side, of which the person chooses one. */
export function AuthorTrial({ own, trial, current, action }: AuthorTrialProps) {
  const { t } = useTranslation('chat');
  const models = namesOf(own, trial.author);
  if (trial.state === 'pending' || trial.content === null) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="flex min-w-0 flex-1 items-center gap-2.5">
          <Spinner />
          {t('author.pending')}
        </p>
        <Link
          to={`${action}#latest`}
          className={buttonClass({ kind: 'ghost', size: 'small' }, 'h-11')}
        >
          {t('author.look')}
        </Link>
      </div>
    );
  }
  return (
    <>
      <p className="text-fg font-[560]">{t('author.both')}</p>
      <p className="mt-0.5">{t('author.both-text')}</p>
      <ActForm action={action} className="mt-3 grid gap-3 md:grid-cols-2">
        <input type="hidden" name="intent" value="author" />
        <Version title={models?.model ?? t('author.earlier')} words={current}>
          <SubmitButton name="act" value="keep-reply" kind="outline" size="small" className="h-11">
            {t('author.keep')}
          </SubmitButton>
        </Version>
        <Version title={models?.other ?? t('author.revised')} words={trial.content}>
          <SubmitButton name="act" value="take-reply" kind="light" size="small" className="h-11">
            {t('author.take')}
          </SubmitButton>
        </Version>
      </ActForm>
    </>
  );
}

interface VersionProps {
  title: string;
  words: string;
  /** The button that chooses it. */
  children: ReactNode;
}

function Version({ title, words, children }: VersionProps) {
  return (
    <div
      role="group"
      aria-label={title}
      className="rounded-card border-line-2 bg-card flex min-w-0 flex-col gap-3 border p-4"
    >
      <p className="type-caption truncate">{title}</p>
      <p lang="" className="text-fg type-body flex-1 wrap-anywhere whitespace-pre-line">
        {words}
      </p>
      {children}
    </div>
  );
}
