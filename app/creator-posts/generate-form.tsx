import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageCounts } from '~/domain/creator-posts/terms';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { useErrorText } from '../kit/forms/use-error-text';
import { Notice } from '../kit/ui/feedback/notice';
import { fieldClass } from '../kit/ui/fields/text-field';
import { useHydrated } from '../kit/ui/behaviour/use-hydrated';
import { Icon } from '../kit/ui/icons/icon';
import { StyleChoice } from '../pictures/style-choice';
import { generateHref } from './post-hrefs';
import type { RefusedOrder } from './server/generate-by-form.server';
import type { readGeneration } from './server/read-generation.server';

type Generation = Awaited<ReturnType<typeof readGeneration>>;

interface GenerateFormProps {
  order: Generation;
  refused: RefusedOrder | undefined;
}

/** The form that orders pictures for a draft: how many, what they show, and their styles. */
export function GenerateForm({ order, refused }: GenerateFormProps) {
  const { t } = useTranslation('own-posts');
  const errorText = useErrorText();
  const [prompt, setPrompt] = useState(refused?.prompt ?? '');
  const [count, setCount] = useState(refused?.count ?? 1);
  const [chosen, setChosen] = useState<Readonly<Record<string, string | null>>>({});
  const { terms } = order;
  return (
    <ActForm action={generateHref(order.post._id)} className="space-y-6">
      <input type="hidden" name="idempotencyKey" value={order.key} />
      <Counts count={count} onChosen={setCount} />
      <Prompt
        prompt={prompt}
        longest={order.longest}
        isMissing={refused?.error === null && prompt === ''}
        pills={Object.values(chosen).filter((label) => label !== null)}
        onTyped={setPrompt}
      />
      <StyleChoice
        styles={order.styles}
        words={prompt}
        onChosen={(category, label) => setChosen((now) => ({ ...now, [category]: label }))}
      />
      {refused?.error && <Notice kind="danger">{errorText([refused.error])}</Notice>}
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton
          intent="order"
          size="large"
          icon="wand-sparkles"
          busyLabel={t('generate.busy')}
        >
          {t('generate.make', { count })}
        </SubmitButton>
        <p className="type-small text-fg-2">
          {t('generate.today', { count: terms.imagesToday, of: terms.imagesADay })}
        </p>
      </div>
    </ActForm>
  );
}

function Counts({ count, onChosen }: { count: number; onChosen: (count: number) => void }) {
  const { t } = useTranslation('own-posts');
  const choices = useRef<HTMLFieldSetElement>(null);
  // A choice from before the scripts ran.
  useEffect(() => {
    const chosen = choices.current?.querySelector<HTMLInputElement>('input:checked');
    if (chosen) onChosen(Number(chosen.value));
  }, [onChosen]);
  return (
    <fieldset ref={choices}>
      <legend className="type-small text-fg-2 mb-1.5 font-[520]">{t('generate.count')}</legend>
      <div className="bg-veil-2 grid grid-cols-2 rounded-3xl p-1 sm:grid-cols-4 sm:rounded-full">
        {imageCounts.map((value) => (
          <label
            key={value}
            className="has-checked:bg-light has-checked:text-on-light has-focus-visible:outline-focus type-small relative flex h-11 items-center justify-center rounded-full font-[540] has-focus-visible:outline-2 has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name="count"
              value={value}
              defaultChecked={value === count}
              onChange={() => onChosen(value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {t('generate.images', { count: value })}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PromptProps {
  prompt: string;
  longest: number;
  isMissing: boolean;
  /** The chosen styles. */
  pills: readonly string[];
  onTyped: (prompt: string) => void;
}

const chips = ['cute', 'beach', 'dinner'] as const;

function Prompt({ prompt, longest, isMissing, pills, onTyped }: PromptProps) {
  const { t } = useTranslation('own-posts');
  const isHydrated = useHydrated();
  return (
    <div>
      <label className="type-small text-fg-2 block font-[520]">
        {t('generate.prompt')}
        <textarea
          name="prompt"
          rows={3}
          maxLength={longest}
          value={prompt}
          aria-invalid={isMissing || undefined}
          aria-describedby="prompt-note"
          placeholder={t(isMissing ? 'generate.placeholder-required' : 'generate.placeholder')}
          onChange={({ target }) => onTyped(target.value)}
          className={`${fieldClass(isMissing)} mt-1.5 h-auto resize-none px-4 py-3`}
        />
      </label>
      <p
        id="prompt-note"
        className={`type-small mt-1 flex items-center gap-1.5 ${isMissing ? 'text-danger' : 'text-fg-3'}`}
      >
        {isMissing && <Icon name="circle-alert" size={14} />}
        {t(isMissing ? 'generate.required' : 'generate.hint')}
      </p>
      {pills.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {pills.map((label) => (
            <li
              key={label}
              className="bg-rose/15 border-rose/40 type-caption flex h-7.5 items-center rounded-full border px-3"
            >
              {label}
            </li>
          ))}
        </ul>
      )}
      {isHydrated && (
        <div role="group" aria-label={t('generate.chips')} className="mt-3 flex flex-wrap gap-2">
          {chips.map((chip) => (
            <button
              key={chip}
              type="button"
              onClick={() => onTyped(joined(prompt, t(`generate.chip.${chip}`)).slice(0, longest))}
              className="border-line-2 hover:bg-veil inline-flex h-11 items-center gap-2 rounded-full border px-4 text-[0.84375rem] font-[520]"
            >
              <Icon name="plus" size={16} />
              {t(`generate.chip.${chip}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const joined = (prompt: string, words: string) =>
  prompt.trim() === '' ? words : `${prompt.trim()}, ${words}`;
