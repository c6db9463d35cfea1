import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { IntakePage } from '../../cases/intake-page';
import { translatorOf } from '../../kit/i18n/translator.server';
import { AnswerCard } from '../../marks/answer-card';
import { FileForm } from '../../marks/file-form';
import { readFile } from './read-file.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';
export { pageMeta as meta } from '../../kit/site/page-meta';

export async function loader({ context }: LoaderFunctionArgs) {
  const t = await translatorOf(context);
  const product = context.product.name;
  return {
    page: { title: t('marks:title', { product }), description: t('marks:lead', { product }) },
  };
}

export const action = readFile;

export default function MadeByAiPage() {
  const { t } = useTranslation('marks');
  const { page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <IntakePage title={page.title} lead={page.description}>
      <div className="max-w-140 space-y-6">
        {answer && <AnswerCard answer={answer} />}
        <FileForm />
        <p className="type-small text-fg-2">{t('about')}</p>
      </div>
    </IntakePage>
  );
}
