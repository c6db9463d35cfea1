import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { NotPlayingNotice } from '../../gamification/not-playing-notice';
import { questTabs } from '../../gamification/play-place';
import { QuestsPage } from '../../gamification/quests-page';
import { actOnPlay, type PlayResponse } from '../../gamification/server/act-on-play.server';
import { readQuests } from '../../gamification/server/read-quests.server';
import { useErrorText } from '../../kit/forms/use-error-text';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { requireMember } from '../../kit/session/require-member.server';
import { Footer } from '../../kit/shell/footer';
import { pageMeta } from '../../kit/site/page-meta';
import { Notice } from '../../kit/ui/feedback/notice';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = requireMember(request, context);
  const chosen = new URL(request.url).searchParams.get('tab');
  const [t, board] = await Promise.all([translatorOf(context), readQuests(context, userId)]);
  return {
    page: { title: t('quests:title') },
    board,
    tab: questTabs.find((one) => one === chosen) ?? 'daily',
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { userId } = requireMember(request, context);
  return actOnPlay(context, userId, await readForm(request));
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function QuestsRoute() {
  const { t } = useTranslation('quests');
  const errorText = useErrorText();
  const { board, tab } = useLoaderData<typeof loader>();
  const { actError } = useActionData<Partial<PlayResponse>>() ?? {};
  return (
    <div className="mx-auto max-w-[1280px] px-4 md:px-6 lg:px-8">
      <h1 className="type-h1 pt-2 pb-4">{t('title')}</h1>
      {actError && (
        <div className="mb-3">
          <Notice kind="danger">{errorText([actError])}</Notice>
        </div>
      )}
      {board.kind === 'open' ? (
        <QuestsPage board={board} tab={tab} />
      ) : (
        <NotPlayingNotice kind={board.kind} />
      )}
      <Footer />
    </div>
  );
}
