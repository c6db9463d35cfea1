import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import clsx from 'clsx';
import { useEffect } from 'react';
import { findMade, type OwnMade } from '~/domain/made-characters/find-made';
import { getMakingPrice } from '~/domain/made-characters/read-terms';
import { generatedSlugKey } from '../../accounts/intents';
import { browserStore } from '../../kit/browser/browser-store';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { requireMember } from '../../kit/session/require-member.server';
import { pageMeta } from '../../kit/site/page-meta';
import { useRevalidateWhile } from '../../kit/ui/behaviour/use-revalidate-while';
import { Portrait } from '../../kit/ui/media/portrait';
import { ResponseError } from '../../kit/forms/response-error';
import { MakingFailure } from '../../made-characters/making-failure';
import { MakingProgress } from '../../made-characters/making-progress';
import { MakingResult } from '../../made-characters/making-result';
import { presentMade, type ShownMade } from '../../made-characters/presenters';
import { sketchHref } from '../../made-characters/sketch-href';
import { actOnMade } from '../../made-characters/server/act-on-made.server';
import { useFollowMaking } from '../../made-characters/use-making-news';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { userId } = requireMember(request, context);
  const [t, made] = await Promise.all([
    translatorOf(context),
    findMade(context.domain, { userId, slug: params['slug'] ?? '' }),
  ]);
  if (!made) throw data(null, 404);
  const price = made.state === 'failed' ? await priceAgain(context, made) : null;
  return {
    page: { title: t(`create:generating.${made.state}`, { name: made.choices.name }) },
    made: presentMade(made, context.postMedia.forViewer),
    price: price && { kind: price.kind, tokens: price.tokens },
  };
}

/** Returns the price of trying again. A character from a card keeps its own. */
function priceAgain({ domain }: LoaderFunctionArgs['context'], made: OwnMade) {
  const { userId, isFromCard, tokens } = made;
  if (isFromCard) return { kind: tokens > 0 ? ('paid' as const) : ('free' as const), tokens };
  return getMakingPrice(domain, userId);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId } = requireMember(request, context);
  const form = await readForm(request);
  return actOnMade(context, { userId, slug: params['slug'] ?? '', form });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Unfinished pictures are blurred. */
const blurs = {
  making: 'scale-110 opacity-70 blur-xl',
  failed: 'scale-110 opacity-45 blur-xl grayscale-50',
  made: '',
} as const;

export default function GeneratingPage() {
  const { made, price } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useFollowMaking(made._id);
  useGeneratedSlug(made);
  useRevalidateWhile(made.state === 'making');
  return (
    <div className="mx-auto max-w-[560px] px-4 pb-16 md:px-6">
      {made.state === 'making' && (
        <noscript>
          <meta httpEquiv="refresh" content="5" />
        </noscript>
      )}
      <div className="rounded-card relative -mx-4 h-[min(46dvh,520px)] overflow-hidden md:mx-0">
        <Portrait
          src={made.portrait?.large ?? sketchHref(made.looks)}
          alt=""
          isFirst
          className={clsx('size-full object-top', blurs[made.state])}
        />
        <span className="to-ink absolute inset-x-0 bottom-0 h-1/2 bg-gradient-to-b from-transparent" />
      </div>
      <ResponseError response={answer} />
      {made.state === 'making' && <MakingProgress made={made} />}
      {made.state === 'made' && <MakingResult made={made} />}
      {made.state === 'failed' && <MakingFailure made={made} price={price} />}
    </div>
  );
}

/** Remembers on the device which character was made last. */
function useGeneratedSlug({ state, slug }: ShownMade): void {
  useEffect(() => {
    if (state === 'made') browserStore('localStorage', generatedSlugKey).write(slug);
  }, [state, slug]);
}
