import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownAccessTypes, type OwnAccessType } from '~/domain/creator-posts/terms';
import { formatMoney, worthOfTokens } from '~/domain/shared/money';
import { ActForm, SubmitButton } from '../kit/forms/form';
import type { FormResponse } from '../kit/forms/form-response';
import { ResponseError } from '../kit/forms/response-error';
import { LocalTime } from '../kit/site/local-time';
import { useSite } from '../kit/site/use-site';
import { Notice } from '../kit/ui/feedback/notice';
import { Choice, Choices } from '../kit/ui/fields/choice';
import { TextAreaField } from '../kit/ui/fields/text-area-field';
import { TextField } from '../kit/ui/fields/text-field';
import { AsFansSee } from './as-fans-see';
import { ImageChoice } from './image-choice';
import { ownPostHref } from './post-hrefs';
import type { TypedDraft } from './server/act-on-own-post.server';
import type { ReadOwnPost } from './server/read-own-post.server';

interface DraftFormProps {
  draft: ReadOwnPost;
  response: (FormResponse & { typed?: TypedDraft }) | undefined;
}

/** The form of a draft: its pictures in order, caption, access and price, and its publication. */
export function DraftForm({ draft, response }: DraftFormProps) {
  const { t } = useTranslation('own-posts');
  const { post, longestCaption } = draft;
  const typed = response?.typed;
  return (
    <ActForm
      action={ownPostHref(post._id)}
      preventScrollReset
      className="grid gap-8 lg:grid-cols-2 lg:items-start"
    >
      {/* Enter in a field saves; it must not choose a picture. */}
      <button
        type="submit"
        name="intent"
        value="save"
        tabIndex={-1}
        className="sr-only"
        aria-hidden
      >
        {t('draft.save')}
      </button>
      <ImageChoice images={post.assets} />
      <div className="space-y-5">
        <TextAreaField
          id="caption"
          name="caption"
          label={t('draft.caption')}
          rows={3}
          maxLength={longestCaption}
          defaultValue={typed?.caption ?? post.caption}
          hint={t('draft.length', { count: longestCaption })}
        />
        <Access draft={draft} typed={typed} />
        <ResponseError response={response} />
        <Publication draft={draft} />
        <AsFansSee post={post} />
      </div>
    </ActForm>
  );
}

/** The audience of the post, and its price. */
function Access({ draft, typed }: { draft: ReadOwnPost; typed: TypedDraft | undefined }) {
  const { t } = useTranslation('own-posts');
  const { post, terms, hasClub } = draft;
  const given = typed?.access as OwnAccessType | undefined;
  const access = given && ownAccessTypes.includes(given) ? given : post.accessType;
  const [price, setPrice] = useState(
    typed?.price ?? String(post.unlockPrice ?? terms.suggestedTokens),
  );
  return (
    <Choices>
      <fieldset>
        <legend className="type-small text-fg-2 mb-1.5 font-[520]">{t('draft.who')}</legend>
        <div className="grid gap-2.5 sm:grid-cols-2">
          {ownAccessTypes.map((one, index) => (
            <Choice
              key={one}
              name="access"
              value={one}
              index={index}
              isPreselected={one === access}
              className="px-4 py-3"
            >
              <span className="block text-[0.9375rem]/5 font-[560]">
                {t(`draft.option.${one}`)}
              </span>
              <span className="type-small text-fg-2">{t(`draft.option.${one}-text`)}</span>
            </Choice>
          ))}
        </div>
        {!hasClub && <p className="type-small text-fg-3 mt-2">{t('draft.no-club')}</p>}
      </fieldset>
      <div className="border-line-2 bg-card rounded-card mt-3 border p-4">
        <TextField
          id="price"
          name="price"
          type="number"
          inputMode="numeric"
          min={1}
          max={terms.mostTokens}
          step={1}
          label={t('draft.price')}
          value={price}
          onChange={({ target }) => setPrice(target.value)}
        />
        <Worth tokens={Number(price)} terms={terms} />
      </div>
    </Choices>
  );
}

/** Shows the sum that a fan pays for the price, and the creator's part of it. */
function Worth({ tokens, terms }: { tokens: number; terms: ReadOwnPost['terms'] }) {
  const { t } = useTranslation('own-posts');
  const { locale } = useSite();
  if (!Number.isSafeInteger(tokens) || tokens < 1 || tokens > terms.mostTokens) return null;
  const paid = worthOfTokens(tokens, terms.tokenValue);
  const received = { ...paid, minor: Math.floor((paid.minor * terms.sharePercent) / 100) };
  return (
    <p className="type-small text-fg-2 mt-2" aria-live="polite">
      {t('draft.worth', {
        pays: formatMoney(paid, locale),
        receives: formatMoney(received, locale),
      })}
    </p>
  );
}

const planFormat = { dateStyle: 'long', timeStyle: 'short' } as const;

/** Publishes the draft now or at a time, or saves it. */
function Publication({ draft: { post } }: { draft: ReadOwnPost }) {
  const { t } = useTranslation('own-posts');
  const count = post.assets.filter(({ position }) => position !== null).length;
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-3">
        <SubmitButton
          intent="publish"
          size="large"
          busyLabel={t('draft.busy')}
          disabled={count === 0}
        >
          {count === 0 ? t('draft.publish-none') : t('draft.publish', { count })}
        </SubmitButton>
        <SubmitButton intent="save" size="large" kind="outline">
          {t('draft.save')}
        </SubmitButton>
      </div>
      <p className="type-small text-fg-3">{t('draft.marked')}</p>
      {post.publishAt === null ? (
        <details className="border-line-2 rounded-card border">
          <summary className="flex min-h-11 cursor-pointer items-center px-4 text-[0.9375rem]">
            {t('draft.at-a-time')}
          </summary>
          <div className="flex flex-wrap items-end gap-3 p-4 pt-1">
            <TextField id="date" name="date" type="date" label={t('draft.date')} />
            <TextField id="time" name="time" type="time" label={t('draft.time')} />
            <SubmitButton intent="schedule" kind="soft">
              {t('draft.schedule')}
            </SubmitButton>
          </div>
        </details>
      ) : (
        <Notice kind="info">
          {t('draft.planned')} <LocalTime at={post.publishAt} format={planFormat} />{' '}
          <SubmitButton intent="unschedule" kind="ghost" size="small" className="h-11">
            {t('draft.unschedule')}
          </SubmitButton>
        </Notice>
      )}
    </div>
  );
}
