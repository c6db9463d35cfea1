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
      {pictures.map(({ src, alt }) => (
        <img key={alt} src={src} alt={alt} className="rounded-small max-h-80 max-w-full" />
      ))}
    </span>
  );
}
