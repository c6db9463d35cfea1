import { useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { photoShapes } from '~/domain/generations/schema';
import { Form, SubmitButton } from '../../kit/forms/form';
import { newKey } from '../../kit/forms/new-key';
import { useAct } from '../../kit/forms/use-form';
import { useHydrated } from '../../kit/ui/behaviour/use-hydrated';
import { fieldClass } from '../../kit/ui/fields/text-field';
import { TokenGlyph } from '../../kit/ui/marks/token-glyph';
import { PurseLine } from '../../wallet/purse-line';
import { useTokenMoney } from '../../wallet/use-token-money';
import type { readPhotoSheet } from '../server/read-photo-sheet.server';
import { PhotoRefusal } from './photo-refusal';
import type { RefusedPhoto } from './refused-photo';

type Sheet = NonNullable<Awaited<ReturnType<typeof readPhotoSheet>>>;

/** Shows the form for a photo's content and shape. */
export function PhotoForm({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation('photos');
  const { slug, tokens, balance } = sheet;
  const { form, response } = useAct<{ photo?: RefusedPhoto }>({
    key: 'photo',
    action: `/chats/${slug}`,
  });
  const isHydrated = useHydrated();
  // After the order the page returns to the thread, which closes the sheet.
  const isLeaving = useNavigation().state !== 'idle';
  const [key] = useState(newKey);
  const money = useTokenMoney();
  const refused = form.isBusy ? undefined : response?.photo;
  const isConfirming = refused?.reason === 'confirmation-needed';
  const isShort = refused?.reason === 'insufficient-balance';
  const idempotencyKey = refused?.idempotencyKey ?? (isHydrated ? key : sheet.idempotencyKey);
  return (
    <Form form={form} className="space-y-4">
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      {isConfirming && <input type="hidden" name="confirmed" value={tokens} />}
      <WordsField sheet={sheet} refused={refused} />
      <ShapeField chosen={refused?.shape} />
      <div className="rounded-card border-line-2 bg-card flex items-center gap-4 border px-4 py-3">
        <p className="min-w-0 flex-1">
          <span className="block font-[520]">{t('one')}</span>
          <span className="type-small text-fg-3 block">{t('if-it-fails')}</span>
        </p>
        <p className="flex shrink-0 items-center gap-1.5 tabular-nums">
          <TokenGlyph className="size-4.5" />
          <span className="font-[620]">{tokens}</span>
          <span className="text-fg-3">{money(tokens)}</span>
        </p>
      </div>
      {refused && <PhotoRefusal refused={refused} balance={balance} />}
      <SubmitButton
        size="large"
        icon="image"
        intent="photo"
        className="w-full"
        busyLabel={t('busy')}
        disabled={isLeaving || (isHydrated && isShort)}
      >
        {t(isConfirming ? 'yes' : 'ask', { count: tokens })}
      </SubmitButton>
      <p className="type-small text-fg-3 text-center text-balance">
        <PurseLine balance={balance} price={tokens} />
      </p>
    </Form>
  );
}

interface WordsFieldProps {
  sheet: Sheet;
  refused: RefusedPhoto | undefined;
}

/** Shows the field for the content of the photo, with the length of the text. */
function WordsField({ sheet, refused }: WordsFieldProps) {
  const { t } = useTranslation('photos');
  const { longestWords } = sheet;
  const [length, setLength] = useState(sheet.words.length);
  return (
    <div>
      <label className="type-small text-fg-2 block font-[520]">
        {t('words')}
        <textarea
          name="words"
          required
          rows={3}
          maxLength={longestWords}
          defaultValue={refused?.words ?? sheet.words}
          onChange={({ target }) => setLength(target.value.length)}
          className={`${fieldClass(refused?.reason === 'words')} text-fg mt-1.5 h-auto resize-none px-4 py-3`}
        />
      </label>
      <p className="type-small text-fg-3 mt-1 flex justify-between gap-4">
        <span>{t('manner')}</span>
        <span className="shrink-0 tabular-nums">
          {t('length', { length, longest: longestWords })}
        </span>
      </p>
    </div>
  );
}

/** Shows the choice of shape; the first one is chosen unless another was before. */
function ShapeField({ chosen }: { chosen: RefusedPhoto['shape'] | undefined }) {
  const { t } = useTranslation('photos');
  return (
    <fieldset>
      <legend className="type-small text-fg-2 mb-1.5 font-[520]">{t('shape')}</legend>
      <div className="bg-veil-2 flex rounded-full p-1">
        {photoShapes.map((shape, place) => (
          <label
            key={shape}
            className="has-checked:bg-fg has-checked:text-ink has-focus-visible:outline-focus type-small relative flex h-11 flex-1 cursor-pointer items-center justify-center rounded-full font-[520] transition duration-120 has-focus-visible:outline-2 has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name="shape"
              value={shape}
              defaultChecked={chosen ? chosen === shape : place === 0}
              className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
            />
            {t(`shapes.${shape}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
