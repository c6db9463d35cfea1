import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { likelyGender, mentionedLooks } from '~/domain/character-cards/choices-of-card';
import { characterCardsSettings } from '~/domain/character-cards/settings';
import { madeCharactersSettings } from '~/domain/made-characters/settings';
import { draftHref } from '../../character-cards/card-hrefs';
import { CardHead } from '../../character-cards/card-head';
import { CardParts } from '../../character-cards/card-parts';
import { presentCard } from '../../character-cards/presenters';
import { bringInByForm, requireDraft } from '../../character-cards/server/bring-in-by-form.server';
import { ActForm, Form, FormErrors, SubmitButton } from '../../kit/forms/form';
import { readForm } from '../../kit/forms/read-form.server';
import { useForm } from '../../kit/forms/use-form';
import { translatorOf } from '../../kit/i18n/translator.server';
import { requireMember } from '../../kit/session/require-member.server';
import { pageMeta } from '../../kit/site/page-meta';
import { Notice } from '../../kit/ui/feedback/notice';
import { optionText } from '../../made-characters/server/option-text.server';
import { readOfferedNow } from '../../made-characters/server/read-offered.server';
import { useTokenMoney } from '../../wallet/use-token-money';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { userId } = requireMember(request, context);
  const { domain } = context;
  const [t, draft, offered, cards, made] = await Promise.all([
    translatorOf(context),
    requireDraft(context, { userId, cardId: params['cardId'] ?? '' }),
    readOfferedNow(context),
    domain.settings(characterCardsSettings),
    domain.settings(madeCharactersSettings),
  ]);
  const card = presentCard(draft);
  const looks = mentionedLooks(draft.parts, offered);
  const { style, gender } = offered.traits;
  const choice = (name: 'style' | 'gender', values: readonly string[]) => ({
    name,
    label: t(`create:field.${name}`),
    options: values.map((value) => ({ value, label: optionText(t, name, value) })),
  });
  return {
    page: { title: t('cards:draft-title', { name: card.name }) },
    card,
    open: [choice('style', style), choice('gender', gender)],
    values: { style: style[0] ?? '', gender: likelyGender(draft.parts) ?? '', greeting: '0' },
    sketch: {
      looks: { ...looks, gender: likelyGender(draft.parts) ?? 'female' },
      text: Object.entries(looks)
        .map(([field, value]) => optionText(t, field, value))
        .join(', '),
    },
    minAge: offered.minAge,
    tokens: cards.card_price,
    portraitTokens: made.created_portraits_price,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId } = requireMember(request, context);
  const form = await readForm(request);
  return bringInByForm(context, { userId, cardId: params['cardId'] ?? '', form });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function DraftCardPage() {
  const { t } = useTranslation('cards');
  const { page, card, open, values, sketch, minAge, tokens } = useLoaderData<typeof loader>();
  const { form, fields } = useForm<
    Record<'style' | 'gender' | 'age' | 'greeting' | 'confirmedTokens', string>
  >({
    id: 'bring-in',
    action: draftHref(card._id),
    response: useActionData<typeof action>(),
    defaultValue: values,
  });
  return (
    <div className="mx-auto max-w-[560px] space-y-5 px-4 pb-16 md:px-6">
      <h1 className="type-h1 pt-2 break-words">{page.title}</h1>
      <CardHead card={card} sketch={sketch} />
      <Form form={form} className="space-y-5">
        <CardParts card={card} open={open} minAge={minAge} fields={fields} />
        <Notice kind="ok" icon="shield-check">
          {t('allowed')}
        </Notice>
        <FormErrors />
        {tokens > 0 && <input type="hidden" name="confirmedTokens" value={tokens} />}
        <SubmitButton size="large" className="w-full" busyLabel={t('bringing')}>
          {t('bring', { name: card.name })}
        </SubmitButton>
        <Price />
      </Form>
      <ActForm action={draftHref(card._id)} className="text-center">
        <SubmitButton intent="discard" kind="ghost">
          {t('discard')}
        </SubmitButton>
      </ActForm>
    </div>
  );
}

/** Says what bringing the character in costs, and what other portraits cost later. */
function Price() {
  const { t } = useTranslation('cards');
  const money = useTokenMoney();
  const { tokens, portraitTokens } = useLoaderData<typeof loader>();
  const priced = (count: number) => ({ count, money: money(count) });
  return (
    <p className="type-small text-fg-3 text-center">
      {tokens === 0 ? t('free') : t('price', priced(tokens))}{' '}
      {portraitTokens > 0 && t('portraits', priced(portraitTokens))}
    </p>
  );
}
