import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formText } from '../../kit/forms/form-text';
import { readForm } from '../../kit/forms/read-form.server';
import { requireMember } from '../../kit/session/require-member.server';
import { pageMeta } from '../../kit/site/page-meta';
import { useRevalidateWhile } from '../../kit/ui/behaviour/use-revalidate-while';
import { Icon } from '../../kit/ui/icons/icon';
import { iconButtonClass } from '../../kit/ui/buttons/icon-button';
import { Avatar } from '../../kit/ui/media/avatar';
import { picturesHref } from '../../made-characters/making-hrefs';
import { OrderedPictures } from '../../pictures/ordered-pictures';
import { PictureForm } from '../../pictures/picture-form';
import {
  deletePictureByForm,
  orderPicturesByForm,
} from '../../pictures/server/order-pictures-by-form.server';
import { portrayByForm } from '../../pictures/server/portray-by-form.server';
import { readPictureOrder } from '../../pictures/server/read-picture-order.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { userId } = requireMember(request, context);
  const query = new URL(request.url).searchParams;
  return readPictureOrder(context, { userId, slug: params['slug'] ?? '', query });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId } = requireMember(request, context);
  const form = await readForm(request);
  const act = { userId, slug: params['slug'] ?? '', form };
  const intent = formText(form, 'intent');
  if (intent === 'portrait') return portrayByForm(context, act);
  if (intent !== 'delete') return orderPicturesByForm(context, act);
  await deletePictureByForm(context, act);
  return redirect(picturesHref);
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function PictureOrderPage() {
  const { t } = useTranslation('pictures');
  const order = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isMaking = order.ordered.some(({ state }) => state === 'making');
  useRevalidateWhile(isMaking);
  return (
    <div className="mx-auto max-w-[640px] px-4 pb-16 md:px-6">
      {isMaking && (
        <noscript>
          <meta httpEquiv="refresh" content="5" />
        </noscript>
      )}
      <div className="flex items-center gap-3 pt-2 pb-5">
        <Link
          to={picturesHref}
          aria-label={t('back')}
          className={iconButtonClass('plain', '-ms-3')}
        >
          <Icon name="chevron-left" size={20} className="rtl:rotate-180" />
        </Link>
        <Avatar src={order.avatar} className="size-11" />
        <h1 className="type-h3">{t('title', { name: order.name })}</h1>
      </div>
      <OrderedPictures order={order} />
      <PictureForm key={order.ordered.length} order={order} refused={answer?.refused} />
    </div>
  );
}
