import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { photoShapes } from '~/domain/generations/schema';
import { pictureCounts } from '~/domain/chat/photos/photo-order';
import { PhotoRefusal } from '../chat/photos/photo-refusal';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { fieldClass } from '../kit/ui/fields/text-field';
import { PurseLine } from '../wallet/purse-line';
import { useTokenMoney } from '../wallet/use-token-money';
import { pictureHref } from './picture-hrefs';
import type { RefusedPictures } from './server/order-pictures-by-form.server';
import type { PictureOrder } from './server/read-picture-order.server';
import { StyleChoice } from './style-choice';

interface PictureFormProps {
  order: PictureOrder;
  refused: RefusedPictures | undefined;
}

/** The form for pictures of a character: what they show, their style, number and shape, and the price. */
export function PictureForm({ order, refused }: PictureFormProps) {
  const { t } = useTranslation('pictures');
  const money = useTokenMoney();
  const [words, setWords] = useState(refused?.words ?? order.words);
  const [count, setCount] = useState<number>(1);
  const [chosen, setChosen] = useState<Readonly<Record<string, string | null>>>({});
  const total = order.tokens * count;
  const isConfirming = refused?.reason === 'confirmation-needed';
  return (
    <ActForm action={pictureHref(order.slug)} className="space-y-6">
      <input type="hidden" name="idempotencyKey" value={order.idempotencyKey} />
      {isConfirming && <input type="hidden" name="confirmed" value={refused.tokens} />}
      <WordsField
        words={words}
        longest={order.longest}
        hasError={refused?.reason === 'words'}
        pills={Object.values(chosen).filter((label) => label !== null)}
        onTyped={setWords}
      />
      <StyleChoice
        styles={order.styles}
        words={words}
        onChosen={(category, label) => setChosen((now) => ({ ...now, [category]: label }))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Segments
          name="count"
          legend={t('how-many')}
          options={pictureCounts.map((value) => ({ value: String(value), label: String(value) }))}
          onChosen={(value) => setCount(Number(value))}
        />
        <Segments
          name="shape"
          legend={t('shape')}
          options={photoShapes.map((value) => ({ value, label: t(`photos:shapes.${value}`) }))}
        />
      </div>
      {refused && <PhotoRefusal refused={refused} balance={order.balance} />}
      <div>
        <SubmitButton
          intent="order"
          size="large"
          icon="image"
          className="w-full"
          busyLabel={t('busy')}
        >
          {t('make', { count, tokens: total, money: money(total) })}
        </SubmitButton>
        <p className="type-small text-fg-3 mt-2 text-center text-balance">
          <PurseLine balance={order.balance} price={total} />
        </p>
      </div>
    </ActForm>
  );
}

interface WordsFieldProps {
  words: string;
  longest: number;
  hasError: boolean;
  /** The chosen styles. */
  pills: readonly string[];
  onTyped: (words: string) => void;
}

function WordsField({ words, longest, hasError, pills, onTyped }: WordsFieldProps) {
  const { t } = useTranslation('pictures');
  return (
    <div>
      <label className="type-small text-fg-2 block font-[520]">
        {t('words')}
        <textarea
          name="words"
          required
          rows={3}
          maxLength={longest}
          value={words}
          aria-invalid={hasError || undefined}
          aria-describedby="words-note"
          placeholder={t(hasError ? 'placeholder-required' : 'placeholder')}
          onChange={({ target }) => onTyped(target.value)}
          className={`${fieldClass(hasError)} text-fg mt-1.5 h-auto resize-none px-4 py-3`}
        />
      </label>
      {pills.length > 0 && (
        <ul aria-label={t('refine')} className="mt-2 flex flex-wrap gap-2">
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
      <p id="words-note" className="type-small text-fg-3 mt-1 flex justify-between gap-4">
        <span className={hasError ? 'text-danger' : undefined}>
          {t(hasError ? 'words-required' : 'manner')}
        </span>
        <span className="shrink-0 tabular-nums">
          {t('length', { length: words.length, longest })}
        </span>
      </p>
    </div>
  );
}

interface SegmentsProps {
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  onChosen?: (value: string) => void;
}

function Segments({ name, legend, options, onChosen }: SegmentsProps) {
  return (
    <fieldset>
      <legend className="type-small text-fg-2 mb-1.5 font-[520]">{legend}</legend>
      <div className="bg-veil-2 flex rounded-full p-1">
        {options.map(({ value, label }, place) => (
          <label
            key={value}
            className="has-checked:bg-light has-checked:text-on-light has-focus-visible:outline-focus type-small relative flex h-11 flex-1 items-center justify-center rounded-full font-[540] has-focus-visible:outline-2 has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={place === 0}
              onChange={() => onChosen?.(value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
