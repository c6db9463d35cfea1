import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { idSchema } from '~/domain/shared/ids';
import { readForm } from '../../kit/forms/read-form.server';
import { pageMeta } from '../../kit/site/page-meta';
import { modelHref, modelTabs } from '../../masters/master-hrefs';
import { ModelHead } from '../../masters/model-head';
import { ModelRecord } from '../../masters/model-record';
import { ModelProfileForm } from '../../masters/model-profile-form';
import { ModelActs } from '../../masters/model-acts';
import { actOnModel } from '../../masters/server/act-on-model.server';
import { readModelPage } from '../../masters/server/read-model-page.server';
import { requireMasterViewer } from '../../masters/server/require-master.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

const requireId = (id: string | undefined): string => {
  const parsed = idSchema.safeParse(id);
  if (!parsed.success) throw data(null, 404);
  return parsed.data;
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { userId } = requireMasterViewer(request, context);
  const requested = new URL(request.url).searchParams.get('tab');
  const tab = modelTabs.find((one) => one === requested) ?? 'profile';
  const page = await readModelPage(context, userId, requireId(params['id']), tab);
  if (!page) throw data(null, 404);
  return page;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const viewer = requireMasterViewer(request, context);
  const id = requireId(params['id']);
  const requested = new URL(request.url).searchParams.get('tab');
  const tab = modelTabs.find((one) => one === requested) ?? 'profile';
  const outcome = await actOnModel(context, viewer, { id, tab, form: await readForm(request) });
  return outcome === 'removed' ? redirect('/master') : (outcome ?? redirect(modelHref(id, tab)));
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ModelPage() {
  const { t } = useTranslation('masters');
  const { model, tab, fields, values, acts, isTaken } = useLoaderData<typeof loader>();
  return (
    <div className="space-y-5">
      <ModelHead model={model} tab={tab} isTaken={isTaken} />
      {(tab === 'profile' || tab === 'voice') && (
        <ModelProfileForm
          key={tab}
          id={`${model.id}-${tab}`}
          href={modelHref(model.id, tab)}
          fields={fields}
          values={values}
          about={t(tab === 'voice' ? 'voice-is-theirs' : 'person-confirms')}
        />
      )}
      {tab === 'consent' && <ModelRecord model={model} />}
      {tab === 'acts' && <ModelActs acts={acts} />}
    </div>
  );
}
