import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { CellText } from './cell-text';
import type { PictureShown, SectionShown } from './shown';

/** The sections of an item's page, one below the other. */
export function Sections({ sections }: { sections: readonly SectionShown[] }) {
  return sections.map((section, index) => (
    <Section key={section.title} id={`section-${index}`} section={section} />
  ));
}

function Section({ id, section }: { id: string; section: SectionShown }) {
  const { title, paragraphs = [], lines = [], quotes = [], pictures = [], code, file } = section;
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="text-[1.0625rem]/6 font-[600]">
        {title}
      </h2>
      {paragraphs.map((text) => (
        <p key={text} className="mt-2 break-words whitespace-pre-line">
          {text}
        </p>
      ))}
      {lines.length > 0 && (
        <ul className="mt-3 grid gap-2">
          {lines.map((line) => (
            <li key={`${line.text} ${line.about}`} className="type-small break-words">
              <CellText cell={line} />
            </li>
          ))}
        </ul>
      )}
      {quotes.length > 0 && (
        <ul className="mt-3 grid gap-4">
          {quotes.map(({ text, pictures: made, about }, index) => (
            <li key={index}>
              <blockquote className="border-line-2 border-s-2 ps-3 break-words whitespace-pre-line">
                {text}
                <Pictures pictures={made} />
              </blockquote>
              <p className="type-caption text-fg-3 mt-1 ps-3.5 tabular-nums">{about}</p>
            </li>
          ))}
        </ul>
      )}
      <Pictures pictures={pictures} />
      {file && <SaveFile file={file} />}
      {code !== undefined && (
        <pre className="type-caption mt-3 font-mono break-words whitespace-pre-wrap">{code}</pre>
      )}
    </section>
  );
}

/** Saves a file of the page itself, also without scripts. */
function SaveFile({ file: { name, type, text } }: { file: NonNullable<SectionShown['file']> }) {
  const { t } = useTranslation('staff');
  return (
    <a
      href={`data:${type};charset=utf-8,${encodeURIComponent(text)}`}
      download={name}
      className={buttonClass({ kind: 'outline', size: 'small' }, 'mt-3')}
    >
      {t('resource.save-file')}
    </a>
  );
}

function Pictures({ pictures }: { pictures: readonly PictureShown[] }) {
  if (pictures.length === 0) return null;
  return (
    <span className="mt-3 flex flex-wrap gap-3">
      {pictures.map((picture) => (
        <Picture key={picture.alt} picture={picture} />
      ))}
    </span>
  );
}

/** A picture that is blurred and grey until it is shown clearly, also without scripts. */
function Picture({ picture: { src, alt } }: { picture: PictureShown }) {
  const { t } = useTranslation('staff');
  return (
    <label className="rounded-small has-focus-visible:outline-focus relative block cursor-pointer overflow-hidden has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
      <input
        type="checkbox"
        className="peer sr-only"
        aria-label={t('resource.show-picture-of', { alt })}
      />
      <img
        src={src}
        alt={alt}
        className="rounded-small max-h-80 max-w-full blur-xl grayscale peer-checked:blur-none peer-checked:grayscale-0"
      />
      <span className="type-small text-fg bg-surface/80 absolute inset-x-0 bottom-0 block px-3 py-2 text-center peer-checked:hidden">
        {t('resource.show-picture')}
      </span>
    </label>
  );
}
