import clsx from 'clsx';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cardForms, type CardForm } from '~/domain/character-cards/card-forms';
import { dateTimeFormat } from '../kit/i18n/date-time-format';
import { useSite } from '../kit/site/use-site';
import { useHydrated } from '../kit/ui/behaviour/use-hydrated';
import { Button } from '../kit/ui/buttons/button';
import { cardFileHref } from './card-hrefs';
import { useOriginText } from './origin-text';
import type { ShownCard } from './presenters';

interface ExportFormProps {
  slug: string;
  /** The names of the file by its form. */
  files: Record<CardForm, string>;
  /** The maker and source that an imported card states; null for a character that was made here. */
  origin: ShownCard['origin'] | null;
  madeAt: string;
  /** The content above the button. */
  children: ReactNode;
}

/** The choice of what is saved as a card; the browser saves the file itself. */
export function ExportForm({ slug, files, origin, madeAt, children }: ExportFormProps) {
  const { t } = useTranslation('cards');
  const { locale } = useSite();
  const originText = useOriginText();
  const [form, setForm] = useState<CardForm>('v3');
  const isHydrated = useHydrated();
  const day = dateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <form method="get" action={cardFileHref(slug)} className="space-y-5">
      <fieldset>
        <legend className="text-fg-2 mb-2 text-[0.84375rem]/5 font-[520]">{t('form')}</legend>
        <div className="bg-raised grid grid-cols-4 rounded-full p-1">
          {cardForms.map((one) => (
            <label
              key={one}
              className="has-checked:bg-light has-checked:text-on-light has-focus-visible:ring-focus text-fg-2 relative flex min-h-11 items-center justify-center rounded-full text-center text-[0.9375rem] font-[540] has-focus-visible:ring-2"
            >
              <input
                type="radio"
                name="form"
                value={one}
                defaultChecked={one === 'v3'}
                onChange={() => setForm(one)}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              {t(`form-of.${one}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="border-line-2 bg-card rounded-card divide-line divide-y border px-4">
        <Row title={t('words')} text={origin ? t('words-card') : t('words-made')}>
          <span className="type-small text-ok">{t('always')}</span>
        </Row>
        <SwitchRow name="portrait" title={t('portrait')} text={t('portrait-text')} isOn />
        <SwitchRow name="portraits" title={t('portraits')} text={t('portraits-text')} />
        {origin ? (
          <Row title={t('origin')} text={originText(origin) || t('origin-card')}>
            <span className="type-small text-ok">{t('always')}</span>
          </Row>
        ) : (
          <SwitchRow
            name="origin"
            title={t('origin')}
            text={t('origin-made', { date: day.format(new Date(madeAt)) })}
            isOn
          />
        )}
      </div>
      {children}
      <Button type="submit" size="large" icon="download" className="w-full">
        {isHydrated ? t('save', { file: files[form] }) : t('save-plain')}
      </Button>
    </form>
  );
}

interface RowProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Row({ title, text, children }: RowProps) {
  return (
    <div className="flex min-h-15 items-center gap-3 py-2.5">
      <RowText title={title} text={text} />
      {children}
    </div>
  );
}

const RowText = ({ title, text }: Omit<RowProps, 'children'>) => (
  <span className="min-w-0 flex-1">
    <span className="block">{title}</span>
    <span className="type-small text-fg-3 block break-words">{text}</span>
  </span>
);

interface SwitchRowProps extends Omit<RowProps, 'children'> {
  name: string;
  isOn?: boolean;
}

/** A part of the file that can be left out. */
function SwitchRow({ name, title, text, isOn = false }: SwitchRowProps) {
  return (
    <label className="flex min-h-15 cursor-pointer items-center gap-3 py-2.5">
      <RowText title={title} text={text} />
      <input
        type="checkbox"
        role="switch"
        name={name}
        value="1"
        defaultChecked={isOn}
        className="peer sr-only"
      />
      <span
        aria-hidden
        className={clsx(
          'border-line-form bg-hover peer-focus-visible:ring-focus flex h-6.5 w-11 shrink-0 items-center rounded-full border p-0.5 peer-focus-visible:ring-2',
          'peer-checked:border-rose peer-checked:bg-rose peer-checked:justify-end',
        )}
      >
        <span className="bg-light size-5 rounded-full" />
      </span>
    </label>
  );
}
