import { useTranslation } from 'react-i18next';
import { caseHref } from './case-href';

/**
 * Links a person who is shown in a picture to the form that has it taken down immediately. It loads the
 * whole page, because a form over the page would close.
 */
export function NoticeLink({ postId }: { postId: string | null }) {
  const { t } = useTranslation('contact');
  const place =
    postId === null ? '' : `?${new URLSearchParams({ place: `/explorer?postId=${postId}` })}`;
  return (
    <p className="type-small text-fg-2 mt-4">
      <a
        href={`${caseHref('intimate-image')}${place}`}
        className="rounded-small inline-flex min-h-6 underline underline-offset-2"
      >
        {t('notice.link')}
      </a>
    </p>
  );
}
